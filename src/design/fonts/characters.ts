const characters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');

/** The characters that every page gets fonts for: those of ASCII that sentences are made of, and signs of the copy. */
export const fontCharacters = `${characters(0x20, 0x7e).replace(/[\\^`{|}~]/g, '')}\u00a0£©°±·×÷–—‘’“”•…€−`;

/** Accented letters of western European names, in files that browsers fetch where one of them stands. */
export const accentedCharacters = `${characters(0xc0, 0xd6)}${characters(0xd8, 0xf6)}${characters(0xf8, 0xff)}Œœ`;

/** Letters of other European names, such as ł, ő, č and ș: Latin Extended-A and Romanian's letters with a comma. Likewise. */
export const extendedCharacters = `${characters(0x100, 0x151)}${characters(0x154, 0x17e)}${characters(0x218, 0x21b)}`;

const absentLetters = 'ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧ';

/** All characters above that the families really have. Social pictures use no other fonts, so they can draw only these. */
export const drawnCharacters = `${fontCharacters}${accentedCharacters}${extendedCharacters}`.replace(
  new RegExp(`[${absentLetters}]`, 'g'),
  '',
);

/**
 * Signs that the files of the fonts do not have; the visitor's system draws them. The opening quotation mark of German is one:
 * a range for it would be in the styles of every page.
 */
export const systemCharacters = '✓→„';
