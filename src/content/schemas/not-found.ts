import * as z from 'zod/mini';
import { href, paragraph } from '../loader/fields.ts';
import { briefHead, line, link, short } from './parts.ts';

const place = z.strictObject({ label: short(), text: line(), to: href() });

/** `not-found.yaml`. */
export const notFound = z.strictObject({
  head: briefHead,
  code: short(),
  title: line(),
  text: paragraph(),
  link,
  others: z.strictObject({ title: line(), links: z.array(place) }),
});
