/**
 * White space and invisible characters that copied text may have: soft hyphen, direction marks, zero-width space, word joiner,
 * bidirectional controls, byte order mark. Not the joiners U+200C and U+200D, which some scripts need.
 */
const invisible = /[\s\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/;

const onlyJoiners = /^[\u200c\u200d]*$/;

/** Returns the length of a text without matching characters at its end. A pattern with `+$` would take quadratic time. */
function endWithout(text: string, characters: RegExp): number {
  let end = text.length;
  while (end > 0 && characters.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** Returns a text without white space and invisible characters at its ends; empty if nothing visible is left. */
export function cleanText(text: string): string {
  const end = endWithout(text, invisible);
  let start = 0;
  while (start < end && invisible.test(text.charAt(start))) start += 1;
  const cleaned = text.slice(start, end);
  return onlyJoiners.test(cleaned) ? '' : cleaned;
}

const invisibleAnywhere = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;

/** Removes one layer of wrapping from a copied address: `<…>`, `mailto:`, trailing separators. */
function unwrap(address: string): string {
  const inBrackets = /^<([^<>]*)>$/.exec(address)?.[1];
  const inner = (inBrackets ?? address).replace(/^mailto:/i, '');
  return inner.slice(0, endWithout(inner, /[;,.]/)).trim();
}

/**
 * Returns an e-mail address without invisible characters, `mailto:`, `<…>` and trailing separators, and with full-width
 * characters as ASCII.
 */
export function cleanAddress(text: string): string {
  let address = text
    .replace(invisibleAnywhere, '')
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
    .replace(/[。｡]/g, '.')
    .trim();
  // Wrappers can be nested, as in `<mailto:a@example.com>;`. Ends, as each pass makes the text shorter.
  for (let unwrapped = unwrap(address); unwrapped !== address; unwrapped = unwrap(address))
    address = unwrapped;
  return address;
}
