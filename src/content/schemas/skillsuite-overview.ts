import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { href, paragraph } from '../loader/fields.ts';
import { head, line, link, section, sheet, short } from './parts.ts';

const five = <Item extends z.ZodMiniType>(entry: Item) =>
  z.array(entry).check(z.length(5, { error: 'five products' }));

const columns = ['product', 'question', 'people', 'data', 'first'] as const;

/** `skillsuite-overview.yaml`. */
export const skillsuiteOverview = z.strictObject({
  head,
  hero: z.strictObject({
    product: short(),
    ...section,
    book: short(),
    explore: short(),
    /** What the list of links around the globe is. */
    around: short(),
    stations: five(z.strictObject({ label: short(), text: short(), to: href() })),
    note: line(),
  }),
  products: z.strictObject({
    ...sheet,
    demo: short(),
    cards: five(z.strictObject({ title: short(), question: line(), text: paragraph(), link })),
  }),
  choice: z.strictObject({
    ...sheet,
    columns: z.record(z.enum(columns), short()),
    rows: five(
      z.strictObject({
        product: short(),
        to: href(),
        question: line(),
        people: line(),
        data: line(),
        first: line(),
      }),
    ),
    claim: claimField(),
    /** What the claim is about, after its wording. */
    claimFor: short(),
    source: short(),
    control: link,
  }),
  demo: z.strictObject({
    ...sheet,
    parts: z
      .array(z.strictObject({ minutes: z.int().check(z.minimum(1)), title: short(), text: line() }))
      .check(z.minLength(2)),
    minutes: short(),
    book: short(),
    schedule: short(),
  }),
  closing: z.strictObject({ ...section, button: short(), suite: link }),
});
