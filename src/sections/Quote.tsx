import { fillIn } from '../content/format.ts';
import translation from '../content/translation.ts';

/** Returns a text in the quotation marks of the build's language. */
const quoted = (words: string) => (translation ? fillIn(translation.formats.quote, { words }) : `“${words}”`);

/** A quotation. `by` is the person with role and organisation. */
export function Quote({ words, by }: { readonly words: string; readonly by: string }) {
  return (
    <figure className="border-l-4 border-l-sun pl-5">
      <blockquote className="max-w-[44ch] font-display text-heading leading-snug">{quoted(words)}</blockquote>
      <figcaption className="pt-3 text-muted text-small">{by}</figcaption>
    </figure>
  );
}
