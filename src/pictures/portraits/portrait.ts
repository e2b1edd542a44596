import { hexadecimal } from '../../charts/drawing/colours.ts';
import type { HeightField } from '../../charts/geometry/height-field.ts';
import { createValueNoise } from '../../charts/geometry/value-noise.ts';
import { element, filled, pictureFile, stroked } from '../picture-markup.ts';
import { contourPath, heightsBetween, regionPath } from '../region.ts';
import { seedOf } from '../seed.ts';
import { earField, figureOf, headField, neckField, shadowField, shoulderField, side } from './figure.ts';
import { beardField, hairFields, scarfField } from './hair.ts';
import type { Likeness } from './likeness.ts';
import { clothes, grounds, hairs, jacket, shirt, skins } from './portrait-colours.ts';

const box = { x: -5, y: -5, width: side + 10, height: side + 10 };

/** The part of the drawing that the picture shows. */
const view = { x: 12, y: 12, width: 216, height: 216 };

const necklines = {
  round: ['M98 178Q120 204 142 178z'],
  open: ['M98 174L120 220L142 174z'],
  jacket: ['M93 177L97 168L143 168L147 177L120 240z', 'M98 160V173L120 197L142 173V160z'],
} as const;

interface Layer {
  readonly id: string;
  readonly area: HeightField;
  readonly fill: string;
  readonly lines: HeightField;
  readonly heights: readonly number[];
  readonly stroke: string;
}

/** An area with contours in it that end at its edge. */
function layer({ id, area, fill, lines, heights, stroke }: Layer): string {
  const shape = element('path', {
    id,
    d: regionPath(area, box, { cell: 5, tolerance: 0.3 }),
    fill: hexadecimal(fill),
  });
  const clip = element('clipPath', { id: `${id}c` }, [element('use', { href: `#${id}` })]);
  const inside = contourPath(lines, heights, box, {
    cell: 6,
    tolerance: 0.8,
    where: ({ x, y }) => area(x, y) > -0.08,
  });
  return shape + clip + stroked(inside, hexadecimal(stroke), 0.9, { 'clip-path': `url(#${id}c)` });
}

/** A portrait drawn from a person's name: an SVG file, 240 by 240. The same name gives the same picture. */
export function drawPortrait(name: string, likeness: Likeness): string {
  const seed = seedOf(name);
  const noise = createValueNoise(seed);
  const figure = figureOf(seed);
  const paint = (field: HeightField, colour: string) =>
    filled(regionPath(field, box, { cell: 5, tolerance: 0.3 }), hexadecimal(colour));

  const [ground, terrain] = grounds[likeness.ground];
  const [lit, shade, rings] = skins[likeness.skin];
  const [hair, strand] = hairs[likeness.hairTone];
  const [cloth, fold] = likeness.clothes === 'jacket' ? jacket : clothes;

  const head = headField(figure);
  const shoulders = shoulderField(figure);
  const { behind, front, ears = false } = hairFields(likeness.hair, figure, noise);
  const hairLayer = (
    id: string,
    area: HeightField | undefined,
    heights: readonly number[],
    lines: HeightField,
  ) => (area ? layer({ id, area, fill: hair, lines, heights, stroke: strand }) : '');
  const around = (x: number, y: number) => Math.hypot((x - 120) / 60, (y - figure.middle) / 78);
  const strands: HeightField = (x, y) =>
    Math.hypot((x - 120) / 60 - figure.parting * 0.5, (y - figure.middle) / 78) +
    0.09 * noise(x / 22, y / 40);
  const folds: HeightField = (x, y) => shoulders(x, y) + 0.3 * noise(x / 60, y / 60);
  const [neckline, opening] = necklines[likeness.clothes];

  const parts = [
    element('path', { d: `M0 0h${side}v${side}H0z`, fill: hexadecimal(ground) }),
    stroked(
      contourPath((x, y) => noise(x / 95 + 3, y / 95 + 8), heightsBetween(-0.9, 0.9, 6), box, {
        cell: 12,
        tolerance: 1.2,
        where: ({ x, y }) => Math.max(head(x, y), shoulders(x, y), behind?.(x, y) ?? -1) < 0.1,
      }),
      hexadecimal(terrain),
      1,
    ),
    hairLayer('b', behind, heightsBetween(0.6, 1.9, 5), strands),
    layer({
      id: 't',
      area: shoulders,
      fill: cloth,
      lines: folds,
      heights: heightsBetween(-0.1, 1.5, 6),
      stroke: fold,
    }),
    paint(neckField(figure), shade),
    filled(neckline, hexadecimal(opening ? shirt : shade)),
    opening ? filled(opening, hexadecimal(shade)) : '',
    ears ? paint(earField(figure), shade) : '',
    paint(head, lit),
    paint(shadowField(figure), shade),
    stroked(
      contourPath((x, y) => head(x, y) + 0.06 * noise(x / 30, y / 30), heightsBetween(0, 0.8, 5), box, {
        cell: 6,
        tolerance: 0.5,
      }),
      hexadecimal(rings),
      0.9,
    ),
    hairLayer(
      'j',
      likeness.beard ? beardField(figure) : undefined,
      heightsBetween(-0.1, 0.7, 5),
      (x, y) => head(x, y) + 0.1 * noise(x / 20, y / 20),
    ),
    hairLayer('f', front, heightsBetween(0, 1.4, 8), strands),
    hairLayer(
      's',
      likeness.hair === 'scarf' ? scarfField(figure) : undefined,
      heightsBetween(0.5, 1.9, 8),
      (x, y) => around(x, y) + 0.12 * noise(x / 50, y / 30),
    ),
  ];
  return pictureFile({ width: side, height: side }, parts, view);
}
