import * as z from 'zod/mini';
import { longDay } from '../../content/format.ts';
import { maxLength, objectList } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { products } from '../../content/products.ts';
import { label, labelObject, paragraph, sentence } from '../../content/texts.ts';

/**
 * Returns the fields of every product screen. Screen readers read the text on a screen, so its description says what the screen
 * is and what is only drawn.
 */
export const screenWords = (filled?: string) => ({
  view: label(),
  description: sentence(filled).check(z.minLength(20, { error: 'a description of at least 20 characters' })),
});

/** The fields of a call-out or of a note beside a screen. */
export const screenNote = { title: sentence(), text: paragraph({ maximum: 300 }) };

/** Returns the schema of the notes of a `Screen`. */
export const screenNotes = () => objectList(screenNote, maxLength(4, 'a row has no room for more notes'));

/** The schema of `screens/frame.yaml`. Adds the name, size and date of the sample organisation. */
export const screenFrame = z.pipe(
  z.strictObject({ size: label('people'), products: labelObject(...products, 'control-centre') }),
  z.transform((frame) => {
    const { name, people, today } = readOrganisation();
    return { ...frame, organisation: name, people, date: longDay(today) };
  }),
);
