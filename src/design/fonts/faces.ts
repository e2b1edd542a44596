const families = [
  ['Bricolage Grotesque Variable', 'bricolage-grotesque', '300 800', '75% 100%'],
  ['Instrument Sans Variable', 'instrument-sans', '400 700', '100%'],
] as const;

/** Accented letters are in separate files, which browsers load only for pages that need them. */
const ranges = {
  basic: 'U+0-BF,U+D7,U+F7,U+2000-22FF',
  accented: 'U+C0-D6,U+D8-F6,U+F8-FF,U+152-153',
  extended: 'U+100-151,U+154-17E,U+218-21B',
} as const;

const arial = ['Arial', 'ArialMT', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const roboto = ['Roboto-Regular'];
const robotoBold = ['Roboto-Bold', ...roboto];

/**
 * Local fallback fonts with the metrics of the site's fonts, so that the layout does not shift when those load. Android has only
 * Roboto. The display font has a fallback for each of its voices: light, bold, and condensed. The weight is the voice's; otherwise
 * browsers would embolden the local font. The width factor was measured by setting the same sentences in both fonts (with Arimo
 * for Arial). Ascent and descent are those of the fonts' hhea table, divided by the width factor.
 */
const fallbackFonts = [
  ['Bricolage Fallback', '300 400', '100%', arial, '103.6%', '89.8%', '26.1%'],
  ['Bricolage Fallback', '700', '100%', arialBold, '101.1%', '92%', '26.7%'],
  ['Bricolage Fallback', '800', '75%', arialBold, '81%', '114.8%', '33.3%'],
  ['Bricolage Android', '300 400', '100%', roboto, '104.2%', '89.3%', '25.9%'],
  ['Bricolage Android', '700', '100%', robotoBold, '108.3%', '85.9%', '24.9%'],
  ['Bricolage Android', '800', '75%', robotoBold, '86.7%', '107.3%', '31.1%'],
  ['Instrument Fallback', '400', '100%', arial, '100.8%', '96.2%', '24.8%'],
  ['Instrument Android', '400', '100%', roboto, '101.5%', '95.5%', '24.6%'],
] as const;

/** Returns the `@font-face` rules of the site. */
export function fontFaces(): string {
  const faces = families.flatMap(([family, file, weight, stretch]) =>
    Object.entries(ranges).map(
      ([part, range]) =>
        `font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};font-stretch:${stretch};src:url('/src/design/fonts/${file}-${part}.woff2') format('woff2');unicode-range:${range}`,
    ),
  );
  const fallbacks = fallbackFonts.map(
    ([family, weight, stretch, names, width, ascent, descent]) =>
      `font-family:'${family}';font-weight:${weight};font-stretch:${stretch};src:${names.map((name) => `local('${name}')`).join(',')};size-adjust:${width};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%`,
  );
  return [...faces, ...fallbacks].map((face) => `@font-face{${face}}`).join('');
}
