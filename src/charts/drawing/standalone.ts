import { families } from '../../design/tokens.ts';
import { chartColour, type Ground } from './colours.ts';
import type { TextSize, Weight } from './drawing.ts';
import type { Styling } from './styling.ts';

/** Line weights in user units. */
export const weights: Readonly<Record<Weight, number>> = {
  hairline: 0.75,
  thin: 1,
  medium: 1.5,
  bold: 2,
  dot: 2.75,
  heavy: 5,
  glow: 9,
};

/** Text sizes in user units, as the stylesheet has them for wide charts. */
export const textSizes: Readonly<Record<TextSize, number>> = {
  small: 11.5,
  label: 12.5,
  strong: 13.5,
  title: 17,
  figure: 24,
  numeral: 11.5,
  code: 11.5,
  region: 11,
  station: 30,
};

const display: ReadonlySet<TextSize> = new Set(['title', 'figure', 'station']);

const bold: ReadonlySet<TextSize> = new Set(['strong', 'title', 'figure', 'numeral', 'station']);

/** Looks written out as plain attributes with hexadecimal colours, for renderers that know no stylesheet. */
export function standaloneStyling(ground: Ground): Styling {
  return {
    animated: false,
    paint: ({ stroke, weight, fill, opacity, dash }) => ({
      fill: fill ? chartColour(fill, ground) : 'none',
      stroke: stroke && chartColour(stroke, ground),
      'stroke-width': stroke && String(weights[weight ?? 'thin']),
      'stroke-linecap': stroke && 'round',
      'stroke-linejoin': stroke && 'round',
      opacity: opacity === undefined ? undefined : String(opacity),
      'stroke-dasharray': dash,
    }),
    text: ({ size, tone, anchor, rim }) => ({
      fill: chartColour(tone, ground),
      'font-family': display.has(size) ? families.display : families.text,
      'font-size': String(textSizes[size]),
      'font-weight': bold.has(size) ? '650' : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      stroke: rim ? chartColour('ground', ground) : undefined,
      'stroke-width': rim ? '4' : undefined,
      'stroke-linejoin': rim ? 'round' : undefined,
      'paint-order': rim ? 'stroke' : undefined,
    }),
    secondLine: () => ({
      fill: chartColour('quiet', ground),
      'font-size': String(textSizes.small),
      'font-weight': '400',
    }),
    curvedText: ({ tone }) => ({
      fill: chartColour(tone, ground),
      'font-family': families.text,
      'font-size': '11',
      'font-weight': '600',
      'letter-spacing': '1.4',
    }),
    group: () => ({}),
  };
}
