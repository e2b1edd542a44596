import { globSync, readFileSync } from 'node:fs';
import { isShownFrom, publicationDay } from '../../content/days.ts';
import { addressOfAdded } from '../../content/folders.ts';
import { longDay } from '../../content/format.ts';
import { readFileText } from '../../content/loader/check-content.ts';
import type { FieldPath } from '../../content/loader/mistakes.ts';

/** An entry of the content with the day of its publication. */
interface Dated {
  readonly path: FieldPath;
  readonly day: unknown;
  readonly name: string;
}

/** Returns the entries of a list with the day of their publication. */
function entriesOf(value: unknown, list: string, day: string, name: string): readonly Dated[] {
  const entries: unknown = Object(value)[list];
  if (!Array.isArray(entries)) return [];
  return entries.map((entry, index) => ({
    path: [list, index],
    day: Object(entry)[day],
    name: `“${Object(entry)[name]}”`,
  }));
}

/** Returns the entries of a file that have a day of publication. */
function datedIn(file: string, value: unknown): readonly Dated[] {
  if (file === 'src/content/news.yaml') return entriesOf(value, 'headlines', 'date', 'title');
  if (file === 'src/content/announcements.yaml') return entriesOf(value, 'announcements', 'from', 'text');
  return [{ path: ['head', 'from'], day: publicationDay(value), name: addressOfAdded(file) }];
}

/**
 * Returns a line for each entry of the content that is not published yet, such as `src/content/news.yaml:9: “Title” waits until …`.
 * The working directory has to be the project.
 */
export function unpublishedContent(): readonly string[] {
  return globSync('src/content/{news,announcements,pages/**/*}.yaml')
    .sort()
    .flatMap((file) => {
      const { value, lineOf } = readFileText(readFileSync(file, 'utf8'), file);
      return datedIn(file, value)
        .filter(({ day }) => typeof day === 'string' && !isShownFrom(day))
        .map(
          ({ path, day, name }) => `${file}:${lineOf(path)}: ${name} waits until ${longDay(String(day))}.`,
        );
    });
}
