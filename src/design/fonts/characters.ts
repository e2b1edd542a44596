const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/**
 * The characters that the site's fonts carry: ASCII, the accented letters of western European names, and the signs that the
 * copy uses. A test holds the built pages to this list; what visitors type falls back to a system font where it is not here.
 */
export const fontCharacters = `${printableAscii}\u00a0£©°±·×÷ÀÁÂÄÅÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜàáâäåçèéêëíîïñóôöøúûüßœ–—‘’“”•…€−`;

/** Signs that the fonts do not have; the visitor's system draws them. */
export const systemCharacters = '✓';
