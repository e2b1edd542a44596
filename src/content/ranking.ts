import * as z from 'zod/mini';
import { capitalised, listed } from './format.ts';
import { nonEmptyList } from './lists.ts';
import { checkedFile } from './loader/check-content.ts';
import { label } from './texts.ts';

/** The schema of `ranking.yaml`: what is hidden while people are ranked. */
export const ranking = z.strictObject({ hidden: nonEmptyList(label()) });

const readRanking = checkedFile('content/ranking', ranking);

/** Returns what is hidden while people are ranked as a list in words, in lower case and capitalised. */
export function hiddenInWords() {
  const hidden = listed(readRanking().hidden);
  return { hidden, Hidden: capitalised(hidden) };
}
