import { colours, tints } from './tokens.ts';

/** The hue of each product's colours, and factors for the chroma of dark and middle tones (`strong`) and of pale ones. */
const hues = {
  /** A network on pine. */
  'skills-agent': { hue: 166, strong: 1, pale: 0.9 },
  /** Engraved paper and the cloth of a passport. */
  'skills-passport': { hue: 356, strong: 1, pale: 0.6 },
  /** Night sky. */
  'skills-1st-matching': { hue: 282, strong: 1.3, pale: 0.9 },
  /** The olive and moss of a relief. */
  'skills-mapping': { hue: 116, strong: 1.1, pale: 1 },
  /** A weather chart. */
  'skills-lens': { hue: 248, strong: 1.3, pale: 1 },
  /** The wood and paper of a plotting table. */
  'control-centre': { hue: 75, strong: 0.6, pale: 0.75 },
} as const;

export type World = keyof typeof hues;

export const worldNames = Object.keys(hues) as readonly World[];

function inHue(world: World) {
  const { hue, strong, pale } = hues[world];
  return (lightness: number, chroma: number) =>
    `oklch(${lightness} ${Math.round(1000 * chroma * (lightness > 0.75 ? pale : strong)) / 1000} ${hue})`;
}

/**
 * Returns the colours of a product's world by the names of the site's colours that they replace. Orange (the action) and yellow
 * (a result) are the same in all worlds.
 */
export function worldColours(world: World) {
  const colour = inHue(world);
  return {
    lagoon: colour(0.44, 0.1),
    reef: colour(0.84, 0.095),
    mist: colour(0.95, 0.022),
    deep: colour(0.24, 0.055),
    'lagoon-pale': colour(0.89, 0.045),
    'lagoon-soft': colour(0.8, 0.07),
  } as const;
}

/** Returns the tones for fine lines and areas of a world's drawings on both backgrounds. */
export function worldTones(world: World) {
  const colour = inHue(world);
  return {
    paper: { fine: colour(0.66, 0.07) },
    ink: {
      fine: colour(0.6, 0.085),
      hair: colour(0.4, 0.05),
      tint: colour(0.29, 0.06),
      land: colour(0.33, 0.06),
    },
  } as const;
}

/** Returns the world of a product's page by its path, or undefined for other pages. */
export function worldOf(path: string): World | undefined {
  return worldNames.find((world) => path.endsWith(`/${world}`) || path.endsWith(`/skills-${world}`));
}

/**
 * Returns the styles of the worlds: an element with `data-world` redefines the site's colours for itself and its content. Dark
 * backgrounds use `--world-deep` and lines in `--world-line`.
 */
export function worldStyles(): string {
  return worldNames
    .map((world) => {
      const { deep, ...own } = worldColours(world);
      const properties = Object.entries(own).map(([name, value]) => `--colors-${name}:${value}`);
      const line = 'var(--colors-lagoon)';
      return `[data-world='${world}']{${properties.join(';')};--world-deep:${deep};--world-line:${inHue(world)(0.42, 0.05)};--colors-link:${line};--colors-ring:${line}}`;
    })
    .join('');
}

/** The site's colours with the names of a world's colours, for elements outside of any world. */
export const siteColours = { ...colours, ...tints, deep: colours.ink } as const;
