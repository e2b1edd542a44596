import { html, type Markup } from './html.ts';

/**
 * What mail programs recognise addresses by: dots (also those of international domains), colons, `@` and backslashes with
 * something behind them.
 */
const joints = /[.:@\\。．｡]+(?=\S)/gu;

/** Five digits or more, which may be a phone number, with at most three other signs between two of them. */
const longNumbers = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){4,}/gu;

interface Part {
  readonly text: string;
  readonly isBreak: boolean;
}

/** Splits a text, so that no part between two breaks can be taken for an address or a phone number. */
function partsOf(text: string): readonly Part[] {
  const digits = Array.from(text.matchAll(longNumbers), ({ 0: number, index: start }) =>
    Array.from(number.matchAll(/\p{Nd}/gu), ({ 0: digit, index }) => ({ text: digit, index: start + index })),
  );
  const breaks = [
    ...Array.from(text.matchAll(joints), ({ 0: joint, index }) => ({ text: joint, index })),
    // Every third digit: no mail program takes two digits for a phone number.
    ...digits.flatMap((number) => number.filter((_, position) => position % 3 === 2)),
  ].toSorted((one, other) => one.index - other.index);
  const parts: Part[] = [];
  let end = 0;
  for (const { text: broken, index } of breaks) {
    parts.push({ text: text.slice(end, index), isBreak: false }, { text: broken, isBreak: true });
    end = index + broken.length;
  }
  return [...parts, { text: text.slice(end), isBreak: false }];
}

/**
 * Returns a visitor's text as HTML in which no mail program finds a link, and which copies as it was typed. Programs look into each
 * piece of text by itself (Gmail, Outlook), so a `span` stands inside what would be a link. Apple Mail reads across elements, but not
 * where an anchor is, with or without `href` (WebKit, `searchForLinkRemovingExistingDDLinks` in DataDetection.mm). No invisible
 * character is added, as it would be copied too.
 */
export function unlinkedHtml(text: string): Markup {
  const pieces = partsOf(text).map((part) => (part.isBreak ? html`<span>${part.text}</span>` : part.text));
  return html`<a>${pieces}</a>`;
}

/**
 * Returns a visitor's text for a mail without HTML, with brackets inside what would be a link: `www[.]example[.]com`. Plain text
 * can stop a program that makes links with visible signs or with invisible characters only, and the latter spoil a copy unseen.
 */
export function unlinkedText(text: string): string {
  return partsOf(text)
    .map((part) => (part.isBreak ? `[${part.text}]` : part.text))
    .join('');
}
