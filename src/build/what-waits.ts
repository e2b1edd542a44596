import { globSync, readFileSync } from 'node:fs';
import { isShownFrom, publicationDay } from '../content/days.ts';
import { longDay } from '../content/format.ts';
import { readFileText } from '../content/loader/check-content.ts';
import type { FieldPath } from '../content/loader/mistakes.ts';

/** An entry of the content that is published on a day to come. */
interface Dated {
  readonly path: FieldPath;
  readonly day: unknown;
  readonly name: string;
}

/** Returns the entries of a list in a file's value, each with the day that it is published on. */
function entriesOf(value: unknown, list: string, day: string, name: string): readonly Dated[] {
  const entries: unknown = Object(value)[list];
  if (!Array.isArray(entries)) return [];
  return entries.map((entry, index) => ({
    path: [list, index],
    day: Object(entry)[day],
    name: `“${Object(entry)[name]}”`,
  }));
}

/** Returns what a file has that is published on a day of its own. */
function datedIn(file: string, value: unknown): readonly Dated[] {
  if (file === 'src/content/news.yaml') return entriesOf(value, 'headlines', 'date', 'title');
  if (file === 'src/content/announcements.yaml') return entriesOf(value, 'announcements', 'from', 'text');
  const address = file.replace(/^src\/content\/pages(.*)\.yaml$/, '$1');
  return [{ path: ['head', 'from'], day: publicationDay(value), name: address }];
}

/**
 * Returns a line for each entry of the content that waits for its day, `src/content/news.yaml:9: “Title” waits until …`. Reads
 * from the project's folder, which is the working directory.
 */
export function whatWaits(): readonly string[] {
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
