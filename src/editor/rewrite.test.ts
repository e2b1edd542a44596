import { expect, test } from 'vitest';
import { readFile, rewriteFile, sharesField } from './rewrite.ts';

const text = `# A comment above the fields.
head: { title: Home, tags: [one, two] }
hero:
  # A comment in a group.
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

/** Returns the file's text after a change of its value. Expects that a second rewrite changes nothing. */
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

test('leaves a file with an unchanged value as it is', () => {
  expect(after(() => {})).toBe(text);
});

test('changes only the edited text and quotes it where YAML needs quotes', () => {
  expect(after(({ hero }) => (hero.title = 'Plain'))).toBe(text.replace('A title: with a colon', 'Plain'));
  expect(after(({ people }) => (people[1].name = "It's: # so"))).toBe(text.replace('Grace', `"It's: # so"`));
});

test('keeps spaces around a text that the editor trims', () => {
  expect(after(({ people }) => (people[2].before = 'with a space'))).toBe(text);
});

test('folds a long text below >-', () => {
  const long = 'Many words that one reads. '.repeat(8).trim();
  const result = after(({ people }) => people.push({ name: 'Joan', bio: long, sample: false, image: '' }));
  expect(result.startsWith(text)).toBe(true);
  expect(result.slice(text.length)).toMatch(/^ {2}- name: Joan\n {4}bio: >-\n( {6}.{1,114}\n){2}$/);
});

test('keeps the comments of entries when others are removed or reordered', () => {
  expect(after(({ people }) => people.shift())).toContain(
    'people:\n\n  # Comes second.\n  - name: Grace\n    sample: true\n',
  );
  expect(after(({ people }) => people.reverse())).toContain('- name: Ada # the first');
});

test('omits switches that are off and empty fields', () => {
  expect(after(({ hero }) => (hero.sample = false))).toBe(text.replace('  sample: true\n', ''));
  expect(after(({ head }) => Object.assign(head, { mood: '', more: [], on: false }))).toBe(text);
  // An empty entry of a list becomes null, so that the others keep their positions.
  expect(after(({ head }) => (head.tags = ['', 'two']))).toContain('tags: [ null, two ] }');
});

test('changes the text and the fields of a Markdown file', () => {
  const legal = `---\n# The title.\ntitle: Terms\n---\n\n## One {#one}\n\nWords.\n`;
  const changed = after((value) => (value.sections = `${value.sections}\n\n## Two`), legal, 'terms.md');
  expect(changed).toBe(`${legal}\n## Two\n`);
  expect(after((value) => (value.title = 'Other'), legal, 'terms.md')).toBe(legal.replace('Terms', 'Other'));
});

test('reads the fields of a Markdown file from Windows and writes them once', () => {
  const legal = '\uFEFF---\r\n# The title.\r\ntitle: Terms\r\n---\r\n\r\n## One\r\n\r\nWords.\r\n';
  const unix = legal.replace(/[\r\uFEFF]/g, '');
  expect(readFile(legal, 'terms.md')).toEqual(readFile(unix, 'terms.md'));
  expect(after((value) => (value.title = 'Other'), legal, 'terms.md')).toBe(unix.replace('Terms', 'Other'));
});

test('writes a new file in the style of the others', () => {
  expect(rewriteFile('', 'page.yaml', { title: "It's # new", text: '', on: false })).toBe(
    `title: "It's # new"\n`,
  );
});

test('recognises a page by one unchanged field', () => {
  const page = { head: { title: 'One' }, sections: [{ title: 'Two', link: '' }] };
  expect(sharesField(page, { head: { title: 'Other' }, sections: [{ title: 'Two' }] })).toBe(true);
  expect(sharesField(page, { head: { title: 'Other' }, sections: [] })).toBe(false);
});

test('writes a text of several lines as it reads, so that its Markdown stays legible', () => {
  const body = `## Part\n\n${'A long paragraph of an article. '.repeat(6).trim()}\n\n- One\n  - Two\n`;
  const file = 'src/content/pages/offer.yaml';
  const before = 'sections:\n  - section: article\n    body: Short.\n';
  const written = rewriteFile(before, file, { sections: [{ section: 'article', body }] });
  expect(written).toContain('    body: |\n      ## Part\n\n      A long paragraph');
  expect(readFile(written, file)).toEqual({ sections: [{ section: 'article', body }] });
});
