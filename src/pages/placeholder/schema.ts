import * as z from 'zod/mini';
import { briefHead } from '../../content/fields.ts';
import { labelFields, labelObject } from '../../content/texts.ts';
import { heading } from '../../sections/schema.ts';

export const page = z.strictObject({
  head: briefHead,
  ...heading,
  sheet: labelObject('label', 'any'),
  ...labelFields('home', 'contact'),
});
