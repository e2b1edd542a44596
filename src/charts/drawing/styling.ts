import type { CurvedTextShape, GroupShape, HitShape, Paint, TextShape } from './drawing.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** How shapes get their looks: as classes of the page's stylesheet, or written out for pictures that stand alone. */
export interface Styling {
  readonly animated: boolean;
  paint(paint: Paint): Attributes;
  text(text: TextShape): Attributes;
  secondLine(): Attributes;
  curvedText(text: CurvedTextShape): Attributes;
  group(group: GroupShape): Attributes;
  /** Only where there can be a pointer: what answers it, and what shows while it does. */
  readonly pointer?: {
    hit(hit: HitShape): Attributes;
    pointed(): Attributes;
    pointedLine(): Attributes;
  };
}

function names(...classes: readonly (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}

/** Classes of `charts.css`; the same picture then stands on paper and on ink. */
export const pageStyling: Styling = {
  animated: true,
  paint: ({ stroke, weight, fill, opacity, dash, enter }) => ({
    class: names(
      stroke && `cs-${stroke}`,
      weight && weight !== 'thin' && `cw-${weight}`,
      fill && `cf-${fill}`,
      enter && `c-${enter}`,
    ),
    opacity: opacity === undefined ? undefined : String(opacity),
    'stroke-dasharray': dash,
  }),
  text: ({ size, tone, anchor, rim, minor }) => ({
    class: names(
      size !== 'label' && `ct-${size}`,
      tone !== 'ink' && `cf-${tone}`,
      anchor !== 'start' && `ct-${anchor}`,
      rim && 'c-rim',
      minor && 'c-minor',
    ),
  }),
  secondLine: () => ({ class: 'ct-more' }),
  curvedText: ({ tone }) => ({ class: names('ct-curved', `cf-${tone}`) }),
  group: ({ enter, minor, part, aside }) => ({
    class: names(
      enter && `c-${enter}`,
      minor && 'c-minor',
      part !== undefined && 'c-part',
      typeof part === 'number' && `c-part-${part}`,
      aside && 'c-aside',
    ),
  }),
  pointer: {
    hit: ({ along }) => ({ class: names('c-hit', along && 'c-hit-line') }),
    pointed: () => ({ class: 'c-pointed' }),
    pointedLine: () => ({ class: 'ct-more c-pointed c-minor' }),
  },
};
