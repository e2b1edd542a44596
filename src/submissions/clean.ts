/**
 * White space and invisible characters, as they come along when text is copied: soft hyphen, marks of direction, zero-width
 * space, word joiner, bidirectional controls, byte order mark. Joiners (U+200C, U+200D) are apart: some scripts need them.
 */
const invisible = /[\s\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/;

const onlyJoiners = /^[\u200c\u200d]*$/;

/** Returns where the characters of a kind begin at the end of a text. A pattern with `+$` would take quadratic time. */
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

/** Removes what may stand around a copied address: `<…>`, `mailto:`, a separator behind it. */
function unwrap(address: string): string {
  const inBrackets = /^<([^<>]*)>$/.exec(address)?.[1];
  const inner = (inBrackets ?? address).replace(/^mailto:/i, '');
  return inner.slice(0, endWithout(inner, /[;,.]/)).trim();
}

/**
 * Returns an address as it was meant: without invisible characters, `mailto:`, `<…>` around it and separators behind it, and
 * with full-width letters as ASCII.
 */
export function cleanAddress(text: string): string {
  let address = text
    .replace(invisibleAnywhere, '')
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
    .replace(/[。｡]/g, '.')
    .trim();
  // Wrappings may stand in each other, as in `<mailto:a@example.com>;`. Each turn makes the text shorter.
  for (let unwrapped = unwrap(address); unwrapped !== address; unwrapped = unwrap(address))
    address = unwrapped;
  return address;
}
