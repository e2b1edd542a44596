/** Linear sRGB channels of a colour written as `oklch(0.45 0.09 200)`; what lies outside sRGB is cut off (CSS Color 4). */
function linearChannels(colour: string): readonly [number, number, number] {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] =
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour)?.slice(1).map(Number) ?? [];
  if (Number.isNaN(hue)) throw new Error(`${colour} is not written as oklch(lightness chroma hue).`);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [
    within(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    within(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    within(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function luminance(colour: string): number {
  const [red, green, blue] = linearChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours in OKLCH, from 1 to 21 (WCAG 2.2, "contrast ratio"). Throws for other notations. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
