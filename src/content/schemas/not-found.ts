import * as z from 'zod/mini';
import { paragraph } from '../loader/fields.ts';
import { line, link, short } from './parts.ts';

/** `not-found.yaml`. */
export const notFound = z.strictObject({
  code: short(),
  title: line(),
  text: paragraph(),
  link,
  others: z.array(link),
});
