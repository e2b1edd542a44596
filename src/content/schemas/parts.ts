import * as z from 'zod/mini';
import { outboundLinkNames } from '../../links.ts';
import { href, paragraph, text } from '../loader/fields.ts';

/** A label, a name, a button: at most 60 characters. */
export const short = () => text({ maximum: 60 });
/** One line: at most 160 characters. */
export const line = () => text({ maximum: 160 });

/** A link inside the site. */
export const link = z.strictObject({ label: short(), to: href() });
/** A heading with a paragraph under it. */
export const item = z.strictObject({ title: short(), text: paragraph() });
/** What most sections begin with. */
export const section = { title: line(), text: paragraph() };
/** The name of an outbound link of `src/links.ts`. */
export const outbound = z.enum(outboundLinkNames);
/** Invented people, quotes, partners and pictures say so until real ones take their place. */
export const sample = z.optional(z.boolean());
/** What every sheet of a page has: its name in the margin, a heading and a paragraph. */
export const sheet = { name: short(), ...section };

/** Cards with an icon, exactly as many as the section has places for. */
export function cards(count: number) {
  return z
    .array(z.strictObject({ title: short(), text: paragraph(), icon: z.optional(short()) }))
    .check(z.length(count, { error: `${count} cards` }));
}

/** The first screen of a product's page. */
export const productHero = z.strictObject({
  /** The product's name: the page's heading begins with it. */
  product: short(),
  title: line(),
  text: paragraph(),
  book: short(),
  demo: short(),
  /** What the chart beside it counts. */
  note: line(),
});
