import * as z from 'zod/mini';
import { head } from '../../content/fields.ts';
import { hero } from '../../sections/hero/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { titledSection } from '../../sections/section/schema.ts';
import { bookingKinds } from '../../submissions/kinds.ts';

/** One page for each kind of meeting that has a page with the form. */
export const page = z.record(
  z.enum(bookingKinds),
  z.strictObject({ head, hero: hero({}), facts: titledSection({ items: points({}) }) }),
);
