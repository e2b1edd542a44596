import { type ContentFile, sectionsField } from './content-file.ts';
import { readSections } from './markdown-sections.ts';
import { readYaml } from './yaml-file.ts';

/** The fields between two lines of `---` at the top, as many publishing tools have them. */
const frontMatter = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/;

/** Label of a mistake in the text under the fields. */
const textLabel = '(text)';

const lineBreaks = (text: string) => text.split('\n').length - 1;

/**
 * Reads a Markdown file: YAML fields between two lines of `---`, then the text, which becomes the field `sections`.
 * `fileName` is only shown.
 */
export function readMarkdown(text: string, fileName: string): ContentFile {
  const [head, fields = ''] = frontMatter.exec(text) ?? [];
  if (head === undefined) {
    const problem = 'does not begin with fields, expected them between two lines of ---';
    const mistake = { fileName, line: 1, field: '(writing)', problem };
    return { value: undefined, readable: false, mistakes: [mistake], lineOf: () => 1 };
  }
  // An empty line for the first `---` keeps the fields on their lines.
  const front = readYaml(`\n${fields}`, fileName);
  const above = lineBreaks(head);
  const { sections, lines, notes } = readSections(text.slice(head.length));
  const complaints = notes.map(({ line, problem }) => ({
    fileName,
    line: line + above,
    field: textLabel,
    problem,
  }));
  const own = typeof front.value === 'object' && front.value !== null ? front.value : {};
  return {
    value: { ...own, [sectionsField]: sections },
    readable: front.readable,
    mistakes: [...front.mistakes, ...complaints],
    lineOf(path) {
      const [field, index] = path;
      if (field !== sectionsField) return front.lineOf(path);
      return (lines[Number(index ?? 0)] ?? 1) + above;
    },
  };
}
