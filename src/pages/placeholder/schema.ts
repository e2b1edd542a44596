import * as z from 'zod/mini';
import { briefHead } from '../../content/fields.ts';
import { labels, shortFields } from '../../content/texts.ts';
import { heading } from '../../sections/schema.ts';

export const page = z.strictObject({
  head: briefHead,
  ...heading,
  sheet: labels('label', 'any'),
  ...shortFields('home', 'contact'),
});
