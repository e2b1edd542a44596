import * as z from 'zod/mini';
import { longDay } from '../../content/format.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { products } from '../../content/products.ts';
import { label, labelObject, sentence } from '../../content/texts.ts';

/**
 * Returns the fields of every product screen. Screen readers read the text on a screen, so its description says what the screen
 * is and what is only drawn.
 */
export const screenWords = (filled?: string) => ({
  view: label(),
  description: sentence(filled).check(z.minLength(20, { error: 'a description of at least 20 characters' })),
});

/** The schema of `screens/frame.yaml`. Adds the name, size and date of the sample organisation. */
export const screenFrame = z.pipe(
  z.strictObject({ size: label('people'), products: labelObject(...products, 'control-centre') }),
  z.transform((frame) => {
    const { name, people, today } = readOrganisation();
    return { ...frame, organisation: name, people, date: longDay(today) };
  }),
);
