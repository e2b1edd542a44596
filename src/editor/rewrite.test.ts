import { expect, test } from 'vitest';
import { readFile, rewriteFile, sharesField } from './rewrite.ts';

const text = `# What stands above the page.
head: { title: Home, tags: [one, two] }
hero:
  # The first thing one reads.
  title: "A title: with a colon"
  text: >-
    A long text over
    several lines.
  sample: true
people:
  - name: Ada # the first

  # Comes second.
  - name: Grace
    sample: true
  - { name: Edith, before: " with a space" }
`;

/** The file after a change of its value. */
function after(
  change: (value: ReturnType<typeof Object>) => void,
  written = text,
  name = 'home.yaml',
): string {
  const value = structuredClone(Object(readFile(written, name)));
  change(value);
  const result = rewriteFile(written, name, value);
  expect(rewriteFile(result, name, Object(readFile(result, name)))).toBe(result);
  return result;
}

test('a file whose value is the same stays the same', () => {
  expect(after(() => {})).toBe(text);
});

test('a changed text is written anew and nothing else, in quotes where it needs them', () => {
  expect(after(({ hero }) => (hero.title = 'Plain'))).toBe(text.replace('A title: with a colon', 'Plain'));
  expect(after(({ people }) => (people[1].name = "It's: # so"))).toBe(text.replace('Grace', `"It's: # so"`));
});

test('spaces that the editor cuts off a text stay', () => {
  expect(after(({ people }) => (people[2].before = 'with a space'))).toBe(text);
});

test('a long text goes below >-', () => {
  const long = 'Many words that one reads. '.repeat(8).trim();
  const result = after(({ people }) => people.push({ name: 'Joan', bio: long, sample: false, image: '' }));
  expect(result.startsWith(text)).toBe(true);
  expect(result.slice(text.length)).toMatch(/^ {2}- name: Joan\n {4}bio: >-\n( {6}.{1,114}\n){2}$/);
});

test('entries keep their comments when others go or change places', () => {
  expect(after(({ people }) => people.shift())).toContain(
    'people:\n\n  # Comes second.\n  - name: Grace\n    sample: true\n',
  );
  expect(after(({ people }) => people.reverse())).toContain('- name: Ada # the first');
});

test('a switch that is off and a field that is empty are left out', () => {
  expect(after(({ hero }) => (hero.sample = false))).toBe(text.replace('  sample: true\n', ''));
  expect(after(({ head }) => Object.assign(head, { mood: '', more: [], on: false }))).toBe(text);
  // In a list it keeps the places of the others.
  expect(after(({ head }) => (head.tags = ['', 'two']))).toContain('tags: [ null, two ] }');
});

test('a Markdown file has its text and its fields changed', () => {
  const legal = `---\n# The title.\ntitle: Terms\n---\n\n## One {#one}\n\nWords.\n`;
  const changed = after((value) => (value.sections = `${value.sections}\n\n## Two`), legal, 'terms.md');
  expect(changed).toBe(`${legal}\n## Two\n`);
  expect(after((value) => (value.title = 'Other'), legal, 'terms.md')).toBe(legal.replace('Terms', 'Other'));
});

test('a Markdown file from Windows keeps its fields and has them once', () => {
  const legal = '\uFEFF---\r\n# The title.\r\ntitle: Terms\r\n---\r\n\r\n## One\r\n\r\nWords.\r\n';
  const unix = legal.replace(/[\r\uFEFF]/g, '');
  expect(readFile(legal, 'terms.md')).toEqual(readFile(unix, 'terms.md'));
  expect(after((value) => (value.title = 'Other'), legal, 'terms.md')).toBe(unix.replace('Terms', 'Other'));
});

test('a new file is written like the others', () => {
  expect(rewriteFile('', 'page.yaml', { title: "It's # new", text: '', on: false })).toBe(
    `title: "It's # new"\n`,
  );
});

test('a page is the same as long as one of its fields says the same', () => {
  const page = { head: { title: 'One' }, sections: [{ title: 'Two', link: '' }] };
  expect(sharesField(page, { head: { title: 'Other' }, sections: [{ title: 'Two' }] })).toBe(true);
  expect(sharesField(page, { head: { title: 'Other' }, sections: [] })).toBe(false);
});
