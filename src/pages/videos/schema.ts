import * as z from 'zod/mini';
import { head } from '../../content/fields.ts';
import { ending } from '../../sections/ending/schema.ts';
import { hero } from '../../sections/hero/schema.ts';
import { section } from '../../sections/section/schema.ts';

export const page = z.strictObject({ head, hero: hero({}), others: section({}), closing: ending({}) });
