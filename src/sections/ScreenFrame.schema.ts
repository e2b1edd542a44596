import * as z from 'zod/mini';
import { longDay } from '../content/format.ts';
import { readOrganisation } from '../content/organisation/organisation.ts';
import { products } from '../content/products.ts';
import { labels, line, short } from '../content/texts.ts';

/**
 * What every product screen begins with. Its text is read out too, so the description says what the screen is and what is
 * only drawn.
 */
export const screenWords = (filled?: string) => ({
  view: short(),
  description: line(filled).check(z.minLength(20, { error: 'at least 20 characters' })),
});

/** `screens/frame.yaml`; whose screens they are says the sample organisation. */
export const screenFrame = z.pipe(
  z.strictObject({ size: short('people'), products: labels(...products, 'control-centre') }),
  z.transform((frame) => {
    const { name, people, today } = readOrganisation();
    return { ...frame, organisation: name, people, date: longDay(today) };
  }),
);
