import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { exampleFile } from '../../../tests/support/german.ts';
import type { LanguageWords } from '../../content/language.ts';
import { checkContent } from '../../content/loader/check-content.ts';
import { translator } from '../../content/translate.ts';
import { readContent } from '../content/read-content.ts';
import { references } from '../content/references.ts';
import { contentSchemas } from '../content/schemas.ts';

const example = readFileSync(exampleFile, 'utf8');
const schema = contentSchemas['content/languages/*'];

/** Returns the mistakes of a language file, except for the example's labels that the site has renamed. */
function mistakesIn(text: string): readonly string[] {
  const { mistakes = [] } = checkContent(text, schema, exampleFile, references);
  const renamed = new Set(Object.keys(parse(example).labels).map((label) => `labels.${label}`));
  return mistakes
    .filter(({ field }) => !renamed.has(field))
    .map(({ line, field, problem }) => `${line} ${field}: ${problem}`);
}

/** Returns the mistakes of the example after one value is changed. */
function mistakesWith(place: readonly string[], value: unknown): readonly string[] {
  const document = parseDocument(example);
  document.setIn(place, value);
  return mistakesIn(String(document));
}

const lineOf = (text: RegExp) => example.split('\n').findIndex((line) => text.test(line)) + 1;

it('accepts the example language file in the documentation', () => {
  expect(mistakesIn(example)).toEqual([]);
});

it('reports a wrong key, a missing text and a wrong placeholder with their lines', () => {
  const line = lineOf(/^ {2}skipLink:/);
  expect(mistakesIn(example.replace('  skipLink:', '  skipLinks:'))).toEqual([
    expect.stringMatching(/^\d+ shell.skipLink: is missing, expected one line of text/),
    `${line} shell.skipLinks: is not a known field (did you mean "skipLink"?)`,
  ]);
  expect(mistakesIn(example.replace(/^ {4}accept: .*\n/m, ''))).toEqual([
    `${lineOf(/^ {2}banner:/)} consent.banner.accept: is missing, expected one line of text, at most 60 characters`,
  ]);
  expect(mistakesIn(example.replace('„{label}“ braucht', '„{field}“ braucht'))).toEqual([
    expect.stringMatching(`^${lineOf(/^ {4}tooShort:/)} submissions.errors.tooShort: .*\\{field\\}`),
  ]);
});

it('reports a label or video that the site does not have with its line', () => {
  const [label = ''] = parse(readFileSync('src/content/footer.yaml', 'utf8')).groups[0].links.map(
    (link: { readonly label: string }) => link.label,
  );
  expect(mistakesIn(example.replace('\nlabels:\n', `\nlabels:\n  ${label}s: Falsch\n`))).toEqual([
    expect.stringContaining(
      `${lineOf(/^labels:/) + 1} labels.${label}s: is "${label}s", expected words of a link in shell.yaml or footer.yaml`,
    ),
  ]);
  expect(mistakesWith(['videos', 'videos', 'no-such-video'], { title: 'Film', text: 'Ein Film.' })).toEqual([
    expect.stringMatching(/^\d+ videos.videos.no-such-video: .* expected the name of a video in videos.yaml/),
  ]);
});

it('translates each content file without changing its fields', () => {
  const translate = translator('de', parse(example) as LanguageWords);
  /** Returns the path and type of every field of a value. */
  const fieldsOf = (value: unknown, path = ''): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`))
      : [`${path} ${typeof value}`];
  const names = ['shell', 'footer', 'consent', 'forms', 'partners', 'announcements'] as const;
  for (const name of [...names.map((file) => `content/${file}`), 'content/videos', 'pages/added/samples']) {
    const english = readContent<string>(name);
    const german = translate(name, english);
    expect(fieldsOf(german).toSorted(), name).toEqual(fieldsOf(english).toSorted());
    if (name !== 'content/announcements') expect(german, name).not.toEqual(english);
  }
  expect(translate('content/claims', 'as it is')).toBe('as it is');
});
