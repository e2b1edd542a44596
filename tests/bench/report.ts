import { count } from '../../src/content/format.ts';

/** A table of measured figures. */
export interface Figures {
  readonly title: string;
  /** What the columns say and how to judge them, in a sentence or two. */
  readonly note: string;
  /** All rows have the keys of the first one, which name the columns. */
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  /** What exceeds its limit, by name; empty or missing where nothing does or there is no limit. */
  readonly over?: readonly string[];
}

/** What has to be known of a run to compare its figures with those of another one. */
export interface Circumstances {
  readonly date: Date;
  /** The abbreviated hash of the commit that was measured. */
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly changed: boolean;
  readonly node: string;
  readonly cores: number;
  readonly browser: string;
  /** The mean number of processes that wanted a processor in the minute before the run: about 0 on a quiet machine. */
  readonly load: number;
  readonly minutes: number;
}

const begin = '<!-- Figures of `npm run bench`. Do not edit: the next run replaces all up to the end. -->';
const end = '<!-- End of the figures. -->';

/** Returns a cell's text: numbers with separators between thousands, and no character that would end the cell. */
function cell(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? count(value, 4) : '–';
  return value.replaceAll('|', '\\|');
}

/** Returns a Markdown table whose columns of numbers are aligned to the right. */
function table(rows: Figures['rows']): readonly string[] {
  const [first = {}] = rows;
  const columns = Object.keys(first);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    `|${columns.map((name) => (typeof first[name] === 'number' ? '---:' : '---')).join('|')}|`,
    ...rows.map((row) => line(columns.map((name) => cell(row[name] ?? '')))),
  ];
}

/** Returns where and when the figures were measured, as one sentence. */
function describe({ date, commit, changed, node, cores, browser, load, minutes }: Circumstances): string {
  const day = date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const state = changed ? `\`${commit}\` with uncommitted changes` : `\`${commit}\``;
  return `Measured on ${day} at ${state} in ${count(minutes, 1)} minutes: Node ${node}, ${cores} cores, ${browser}, load ${count(load, 1)} before the run.`;
}

/** Returns the section of `docs/performance.md` that the figures fill, with its markers. */
export function renderFigures(figures: readonly Figures[], circumstances: Circumstances): string {
  const parts = figures.flatMap(({ title, note, rows, over = [] }) => [
    `### ${title}`,
    note,
    table(rows).join('\n'),
    ...(over.length > 0 ? [`**Over the limit: ${over.join(', ')}.**`] : []),
  ]);
  return [begin, describe(circumstances), ...parts, end].join('\n\n');
}

/** Replaces the figures in a document by a new section. Throws where the document does not have both markers, in order. */
export function replaceFigures(document: string, section: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(
      `The document has no place for the figures: put "${begin}" and below it "${end}" into it.`,
    );
  return document.slice(0, from) + section + document.slice(to + end.length);
}
