import * as z from 'zod/mini';
import { briefHead, link, short } from '../../content/fields.ts';
import { heading, nextLinks, titledSection } from '../../sections/schema.ts';

export const page = z.strictObject({
  head: briefHead,
  code: short(),
  ...heading,
  link,
  others: titledSection({ links: nextLinks() }),
});
