import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { href, paragraph } from '../loader/fields.ts';
import { head, line, productHero, sample, section, sheet, short } from './parts.ts';
import { products } from './products.ts';

/** The working days for which the line of stations has places (`.asked-station` in `design/agent.css`). */
const workingDay = z.literal([1, 3, 6, 10, 13]);

/** `skills-agent.yaml`. */
export const skillsAgent = z.strictObject({
  head,
  hero: z.strictObject({
    product: productHero.shape.product,
    title: line(),
    text: paragraph(),
    book: short(),
    suite: short(),
    note: line(),
  }),
  problem: z.strictObject({
    ...sheet,
    day: short(),
    sample,
    stations: z
      .array(z.strictObject({ day: workingDay, title: short(), text: line() }))
      .check(z.length(5, { error: '5 stations' })),
  }),
  shift: z.strictObject({
    ...sheet,
    asked: z.strictObject({ when: short(), title: short(), text: line() }),
    left: line(),
    note: line(),
  }),
  trace: z.strictObject({
    ...sheet,
    labels: z.strictObject({
      counts: short(),
      barred: short(),
      unknown: short(),
      left: short(),
      records: line(),
    }),
    sources: z
      .array(z.strictObject({ out: short(), barred: paragraph(), unknown: paragraph() }))
      .check(z.length(3, { error: '3 sources, as on the screen' })),
    sum: z.strictObject({ label: short(), parts: line(), note: line() }),
  }),
  video: z.strictObject(sheet),
  difference: z.strictObject({
    ...sheet,
    caption: line(),
    points: z.array(z.strictObject({ title: short(), text: paragraph() })),
  }),
  matters: z.strictObject({
    ...sheet,
    source: short(),
    askers: z.array(
      z.strictObject({ who: short(), question: line(), text: paragraph(), claim: claimField() }),
    ),
  }),
  suite: z.strictObject({
    ...sheet,
    explore: short(),
    columns: z.strictObject({ product: short(), asked: short(), answer: short() }),
    products: z.array(z.strictObject({ mark: z.enum(products), to: href(), asked: line(), answer: line() })),
  }),
  closing: z.strictObject({ ...section, button: short(), suite: short() }),
});
