import { useId } from 'react';
import { type TextSize, type Tone, textLook, toneHex } from '../design/drawing-theme.ts';
import { type Anchor, classes, tenth, useMedium } from './medium.tsx';

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly size?: TextSize;
  readonly tone?: Tone;
  readonly anchor?: Anchor;
  /** Slope in degrees, clockwise. */
  readonly angle?: number;
  /** How far below `y` the first baseline stands, in line heights: keeps the distance to a mark at any text size. */
  readonly drop?: number;
  /** A rim in the colour of the ground keeps the text readable over lines. */
  readonly rim?: boolean;
  /** Left out where the chart is shown small, as on phones. */
  readonly minor?: boolean;
  /** A second line, smaller and quieter. */
  readonly more?: string;
  /** One more line, as small, that shows while the part it stands in is pointed at; the chart's description says it too. */
  readonly pointed?: string;
  readonly text: string;
}

/** A line of text at its baseline; in a picture that stands alone as outlines, as a page lends its fonts to no file. */
export function Words({
  x,
  y,
  size = 'label',
  tone = 'ink',
  anchor = 'start',
  angle = 0,
  ...props
}: WordsProps) {
  const { alone } = useMedium();
  const { drop, rim, minor, more, pointed, text } = props;
  const second = size === 'station' ? 'station-more' : 'more';
  const transform = angle === 0 ? undefined : `translate(${tenth(x)} ${tenth(y)})rotate(${angle})`;
  const at = transform ? { x: 0, y: 0 } : { x: tenth(x), y: tenth(y) };
  if (alone) {
    const { ground, typesetter } = alone;
    const first = at.y + (drop ?? 0) * textLook(size).size;
    const looks = rim
      ? {
          stroke: toneHex('ground', ground),
          strokeWidth: 4,
          strokeLinejoin: 'round' as const,
          paintOrder: 'stroke',
        }
      : {};
    const line = (words: string, style: TextSize, down: number, fill: Tone) => (
      <path
        d={typesetter.line(words, style, { x: at.x, y: down }, anchor)}
        fill={toneHex(fill, ground)}
        {...looks}
      />
    );
    const lines = (
      <>
        {line(text, size, first, tone)}
        {more === undefined ? null : line(more, second, first + 1.25 * textLook(second).size, 'quiet')}
      </>
    );
    return transform ? <g transform={transform}>{lines}</g> : lines;
  }
  const className = classes(
    size !== 'label' && `ct-${size}`,
    tone !== 'ink' && `cf-${tone}`,
    anchor !== 'start' && `ct-${anchor}`,
    rim && 'c-rim',
    minor && 'c-minor',
  );
  const below = (words: string | undefined, ...names: string[]) =>
    words === undefined ? null : (
      <tspan x={at.x} dy="1.25em" className={classes(`ct-${second}`, ...names)}>
        {words}
      </tspan>
    );
  const place = transform ? { transform } : at;
  return (
    <text {...place} dy={drop === undefined ? undefined : `${drop}em`} className={className}>
      {text}
      {below(more)}
      {below(pointed, 'c-pointed', 'c-minor')}
    </text>
  );
}

/** Text around the origin, spread over `length` user units of a circle that begins on the left, for seals. */
export function CurvedWords({
  radius,
  length,
  tone,
  children,
}: {
  readonly radius: number;
  readonly length: number;
  readonly tone: Tone;
  readonly children: string;
}) {
  const { alone } = useMedium();
  const id = useId();
  if (alone) {
    return (
      <path
        d={alone.typesetter.circle(children, 'curved', radius, length)}
        fill={toneHex(tone, alone.ground)}
      />
    );
  }
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
