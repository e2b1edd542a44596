import * as z from 'zod/mini';
import { briefHead, link } from '../../content/fields.ts';
import { short } from '../../content/texts.ts';
import { heading, nextLinks, titledSection } from '../../sections/schema.ts';

export const page = z.strictObject({
  head: briefHead,
  code: short(),
  ...heading,
  link,
  others: titledSection({ links: nextLinks() }),
});
