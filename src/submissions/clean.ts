/**
 * White space and invisible characters that copied text may have: soft hyphen, direction marks, zero-width space, word joiner,
 * bidirectional controls, byte order mark. Not the joiners U+200C and U+200D, which some scripts need.
 */
const invisible = /[\p{White_Space}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

const onlyJoiners = /^[\u200c\u200d]*$/;

/** Returns the length of a text without matching characters at its end. A pattern with `+$` would take quadratic time. */
function endWithout(text: string, characters: RegExp): number {
  let end = text.length;
  while (end > 0 && characters.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/**
 * White space of any kind (Unicode, property White_Space). A cell of a spreadsheet is pasted with tabs, a line of a slide ends in
 * U+000B, a line of a document in U+2028.
 */
const whiteSpace = /\p{White_Space}+/gu;

/**
 * Returns a text on one line: each run of white space is one space, and both ends are without white space and invisible
 * characters. Returns an empty text if nothing visible is left.
 */
export function cleanText(text: string): string {
  const end = endWithout(text, invisible);
  let start = 0;
  while (start < end && invisible.test(text.charAt(start))) start += 1;
  const cleaned = text.slice(start, end).replace(whiteSpace, ' ');
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
