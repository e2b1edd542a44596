import { globSync, readFileSync } from 'node:fs';
import { isOver, lastDay, today } from '../../content/days.ts';
import { addedPagesFolder, addressOfAdded } from '../../content/folders.ts';
import { longDay } from '../../content/format.ts';
import { readFileText } from '../../content/loader/check-content.ts';

/** Returns the added pages with their addresses and parsed files, published or not. The working directory has to be the project. */
export const addedFiles = () =>
  globSync(`${addedPagesFolder}**/*.yaml`)
    .map((found) => found.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({
      file,
      path: addressOfAdded(file),
      ...readFileText(readFileSync(file, 'utf8'), file),
    }));

/** Returns the added pages that have a last day, with the address that theirs leads to afterwards. */
const pagesWithEnd = () =>
  addedFiles().flatMap(({ file, path, value, lineOf }) => {
    const until = lastDay(value);
    const { afterwards = '/' } = Object(Object(value).head);
    return until === undefined
      ? []
      : [{ place: `${file}:${lineOf(['head', 'until'])}`, path, until, afterwards: String(afterwards) }];
  });

/** Returns a redirect for each added page whose last day is over. */
export const endedPages = () =>
  pagesWithEnd()
    .filter(({ until }) => isOver(until))
    .map(({ path, afterwards }) => ({ from: path, to: afterwards }));

/** How long before its end the check asks about a page, in days. */
const noticeDays = 14;

/** Returns a question for each added page whose last day is over, or comes within 14 days. */
export const endingPages = (): readonly string[] =>
  pagesWithEnd().flatMap(({ place, path, until, afterwards }) => {
    const end = `on ${longDay(until)}`;
    if (isOver(until))
      return [
        `${place}: ${path} ended ${end} and leads to ${afterwards}. Delete its file (redirects.yaml can keep the address), or is it to come again?`,
      ];
    const days = (Date.parse(until) - Date.parse(today())) / 86_400_000;
    return days > noticeDays
      ? []
      : [`${place}: ${path} ends ${end} and then leads to ${afterwards}. Is that so?`];
  });
