import { useId } from 'react';
import type { TextSize, Tone } from '../design/drawing-theme.ts';
import { classes, tenth, useAlone } from './medium.tsx';

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly size?: TextSize;
  readonly tone?: Tone;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** How far below `y` the first baseline stands, in line heights: keeps the distance to a mark at any text size. */
  readonly drop?: number;
  /** A rim in the colour of the ground keeps the text readable over lines. */
  readonly rim?: boolean;
  /** Left out where the chart is shown small, as on phones. */
  readonly minor?: boolean;
  /** A second line, smaller and quieter. */
  readonly more?: string | undefined;
  /** One more line, as small, that shows while the part it stands in is pointed at; the chart's description says it too. */
  readonly pointed?: string;
  readonly text: string;
}

/** A line of text at its baseline. */
export function Words({ x, y, size = 'label', tone = 'ink', anchor = 'start', ...props }: WordsProps) {
  const { drop, rim, minor, more, pointed, text } = props;
  if (useAlone()) return null;
  const className = classes(
    size !== 'label' && `ct-${size}`,
    tone !== 'ink' && `cf-${tone}`,
    anchor !== 'start' && `ct-${anchor}`,
    rim && 'c-rim',
    minor && 'c-minor',
  );
  const below = (words: string | undefined, ...names: string[]) =>
    words === undefined ? null : (
      <tspan x={tenth(x)} dy="1.25em" className={classes('ct-more', ...names)}>
        {words}
      </tspan>
    );
  return (
    <text x={tenth(x)} y={tenth(y)} dy={drop === undefined ? undefined : `${drop}em`} className={className}>
      {text}
      {below(more)}
      {below(pointed, 'c-pointed', 'c-minor')}
    </text>
  );
}

interface CurvedWordsProps {
  readonly radius: number;
  readonly length: number;
  readonly tone: Tone;
  readonly children: string;
}

/** Text around the origin, spread over `length` user units of a circle that begins on the left, for seals. */
export function CurvedWords({ radius, length, tone, children }: CurvedWordsProps) {
  const id = useId();
  if (useAlone()) return null;
  return (
    <>
      <path
        id={id}
        d={`M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`}
        fill="none"
      />
      <text className={`ct-curved cf-${tone}`}>
        <textPath href={`#${id}`} textLength={tenth(length)}>
          {children}
        </textPath>
      </text>
    </>
  );
}
