const characters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');

/** Characters of the fonts that every page loads: the ASCII characters of sentences, and other signs in the copy. */
export const fontCharacters = `${characters(0x20, 0x7e).replace(/[\\^`{|}~]/g, '')}\u00a0£©°±·×÷–—‘’“”•…€−`;

/** Accented letters of western European names, in files that browsers load only for pages that need them. */
export const accentedCharacters = `${characters(0xc0, 0xd6)}${characters(0xd8, 0xf6)}${characters(0xf8, 0xff)}Œœ`;

/** Letters of other European names, such as ł, ő, č and ș (Latin Extended-A, Romanian), also loaded only where needed. */
export const extendedCharacters = `${characters(0x100, 0x151)}${characters(0x154, 0x17e)}${characters(0x218, 0x21b)}`;

const absentLetters = 'ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧ';

/** All of these characters that exist in the fonts. Social pictures can contain no others. */
export const drawnCharacters = `${fontCharacters}${accentedCharacters}${extendedCharacters}`.replace(
  new RegExp(`[${absentLetters}]`, 'g'),
  '',
);

/**
 * Signs in the copy that are not in the site's fonts, so the visitor's system fonts show them. The German opening quotation mark
 * is one, because its range would be in the styles of every page. Braces stand in the messages of the API alone.
 */
export const systemCharacters = '✓→„{}';
