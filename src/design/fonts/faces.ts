const families = [
  ['Bricolage Grotesque Variable', 'bricolage-grotesque', '700'],
  ['Instrument Sans Variable', 'instrument-sans', '400 700'],
] as const;

/** Accented letters are in separate files, which browsers load only for pages that need them. */
const ranges = {
  basic: 'U+0-BF,U+D7,U+F7,U+2000-22FF',
  accented: 'U+C0-D6,U+D8-F6,U+F8-FF,U+152-153',
  extended: 'U+100-151,U+154-17E,U+218-21B',
} as const;

/**
 * Local fallback fonts with the metrics of the site's fonts, so that the layout does not shift when those load. Android has only
 * Roboto. The weight is that of the local font; otherwise browsers would embolden it. The width factor was measured by setting
 * the same sentences in both fonts. Ascent and descent are those of the fonts' hhea table, divided by the width factor.
 */
const fallbackFonts = [
  [
    'Bricolage Fallback',
    '700',
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    '101.1%',
    '92%',
    '26.7%',
  ],
  ['Bricolage Android', '700', ['Roboto-Bold', 'Roboto-Regular'], '108.3%', '85.9%', '24.9%'],
  ['Instrument Fallback', '400', ['Arial', 'ArialMT', 'Liberation Sans'], '100.8%', '96.2%', '24.8%'],
  ['Instrument Android', '400', ['Roboto-Regular'], '101.5%', '95.5%', '24.6%'],
] as const;

/** Returns the `@font-face` rules of the site. */
export function fontFaces(): string {
  const faces = families.flatMap(([family, file, weight]) =>
    Object.entries(ranges).map(
      ([part, range]) =>
        `font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('/src/design/fonts/${file}-${part}.woff2') format('woff2');unicode-range:${range}`,
    ),
  );
  const fallbacks = fallbackFonts.map(
    ([family, weight, names, width, ascent, descent]) =>
      `font-family:'${family}';font-weight:${weight};src:${names.map((name) => `local('${name}')`).join(',')};size-adjust:${width};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%`,
  );
  return [...faces, ...fallbacks].map((face) => `@font-face{${face}}`).join('');
}
