import * as z from 'zod/mini';
import { outboundLinkNames } from '../../links.ts';
import { pageTitle } from '../../site.ts';
import { href, paragraph, text } from '../loader/fields.ts';

/** Characters that search results show of a title with the brand and of a description. */
const longestTitle = 60;
const longestDescription = 155;

/** A label, a name, a button: at most 60 characters. */
export const short = () => text({ maximum: 60 });
/** One line: at most 160 characters. */
export const line = () => text({ maximum: 160 });

/** A text of a page's head. No `$`: the renderer puts the page together with String.replace, which would take it for a pattern. */
const headText = (minimum: number, maximum: number) =>
  text({ maximum }).check(z.minLength(minimum), z.regex(/^[^$]*$/, { error: 'no dollar sign' }));

const headTitle = () => headText(1, longestTitle - pageTitle('').length);

/** What search engines show of a page: its title without the brand, which is added, and a description long enough to be taken. */
export const head = z.strictObject({ title: headTitle(), description: headText(70, longestDescription) });

/** The head of a page that search engines may not list. */
export const briefHead = z.strictObject({ title: headTitle(), description: headText(1, longestDescription) });

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
