import * as z from 'zod/mini';
import { head } from '../../content/fields.ts';
import { hero } from '../../sections/hero/schema.ts';
import { ending, section } from '../../sections/schema.ts';

export const page = z.strictObject({ head, hero: hero({}), others: section({}), closing: ending({}) });
