import { fillIn, listed } from '../content/format.ts';
import type { Tone } from '../design/drawing-theme.ts';
import { between, circle, distance, type Point, type Polyline, polar, times } from './paths.ts';
import { ticksAround } from './plate.tsx';
import { drawn, organisation, productChart } from './sample.ts';
import { Aside, Circle, Group, Hit, Part, Path, renderEach, Words } from './shapes.tsx';
import { starPlaces } from './star-places.ts';

const { match } = organisation;

/** The stars with their charts: the role's, the person's or both. */
const allStars = starPlaces.map((star) => {
  const place = match.asks.findIndex(({ skill }) => skill === star.name);
  const met = (match.shows[place] ?? 0) >= (match.asks[place]?.asked ?? 0);
  return { ...star, of: place < 0 ? 'person' : met ? 'both' : 'role' } as const;
});

type Star = Omit<(typeof allStars)[number], 'x' | 'y'> & Point;

const constellations = {
  role: [
    ['Process mapping', 'SQL', 'Forecasting', 'Root-cause analysis', 'Facilitation', 'Reporting'],
    ['Forecasting', 'Supplier audits', 'Facilitation'],
  ],
  person: [
    ['SQL', 'Python', 'Workshop design', 'Reporting'],
    ['Python', 'Portuguese'],
  ],
} as const;

/** Returns the radius of a star's disc in user units, 22% smaller with each magnitude. */
function starRadius(magnitude: number, brightest: number): number {
  return brightest * 0.78 ** (magnitude - 1);
}

/** Returns the lines of a constellation with a gap around each star. Lines that are shorter than their gaps are omitted. */
function sidesOf(whose: keyof typeof constellations, stars: readonly Star[], gap: number) {
  return constellations[whose].flatMap((names) => {
    const line = names.flatMap((name) => stars.find((star) => star.name === name) ?? []);
    return line.slice(1).flatMap((to, index): readonly Polyline[] => {
      const from = line[index] ?? to;
      // The card also uses the star sizes of the full chart here.
      const [start = 0, end = 0] = [from, to].map(
        ({ magnitude }) => (starRadius(magnitude, 5) + gap) / distance(from, to),
      );
      return start + end < 1 ? [[between(from, to, start), between(to, from, end)]] : [];
    });
  });
}

interface DiscProps {
  readonly centre: Point;
  readonly radius: number;
  readonly turn: number;
  readonly tone: Tone;
}

/** A star chart's disc: rings of declination, hours of right ascension and a scale on its rim. */
function Disc({ centre, radius, turn, tone }: DiscProps) {
  const hours = times(12, (hour) => {
    const angle = hour * 30 + turn;
    return [polar(centre, radius / 5, angle), polar(centre, radius - 8, angle)];
  });
  const scale = ticksAround(centre, radius, 8, turn);
  return (
    <>
      {[0.2, 0.4, 0.6, 0.8].map((share) => (
        <Circle key={share} at={centre} r={radius * share} stroke="hair" weight="hairline" />
      ))}
      <Path lines={hours} stroke="hair" weight="hairline" />
      <Circle at={centre} r={radius - 8} stroke="hair" weight="hairline" />
      <Circle at={centre} r={radius} stroke={tone} weight="medium" enter="draw-1" />
      <Path lines={scale} stroke={tone} weight="hairline" />
    </>
  );
}

/** The person's star is a disc, the role's a ring. A shared star is a disc in a ring. */
function StarMark({ star, brightest }: { readonly star: Star; readonly brightest: number }) {
  const { of } = star;
  const radius = starRadius(star.magnitude, brightest);
  const asked = { stroke: 'ink', weight: 'medium', enter: 'fade' } as const;
  return (
    <>
      {of === 'both' ? (
        <Circle at={star} r={brightest + 9} stroke="fine" weight="hairline" enter="fade" />
      ) : null}
      {of === 'person' ? null : (
        <Circle at={star} r={radius + 4.5} {...asked} fill={of === 'role' ? 'background' : 'sun'} />
      )}
      {of === 'role' ? null : (
        <Circle at={star} r={radius} fill={of === 'both' ? 'ink' : 'line'} enter="slide" />
      )}
    </>
  );
}

function StarName({ star: { x, y, name, of, side } }: { readonly star: Star }) {
  const below = side === 'below';
  const off = { left: -15, right: of === 'both' ? 15 : 10, below: 0 }[side];
  // A name below its star takes two lines, as the discs leave little width on phones.
  const [first = '', second] = below ? name.split(/(?<= )/) : [name];
  return (
    <Group enter="fade">
      <Words
        x={x + off}
        y={below ? y + 12 : y}
        tone={of === 'both' ? 'ink' : 'muted'}
        anchor={({ left: 'end', right: 'start', below: 'middle' } as const)[side]}
        drop={below ? 1 : 0.35}
        rim
        pointed={drawn.matching.pointed[of]}
        text={first}
        more={second}
      />
    </Group>
  );
}

interface ChartsProps {
  readonly scale: number;
  /** Radius of the brightest star, in user units. */
  readonly brightest: number;
  /** Distance between a line and a star, in user units. */
  readonly gap: number;
}

function StarCharts({ scale, brightest, gap }: ChartsProps) {
  const place = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const stars = allStars.map((star) => ({ ...star, ...place(star) }));
  const radius = 186 * scale;
  const [role, person] = [place({ x: 224, y: 200 }), place({ x: 336, y: 200 })];
  return (
    <>
      <Disc centre={role} radius={radius} turn={0} tone="ink" />
      <Group enter="slide">
        <Circle at={person} r={radius} fill="line" opacity={0.07} />
        <Disc centre={person} radius={radius} turn={11} tone="line" />
        <Aside>
          <Path lines={sidesOf('person', stars, gap)} stroke="line" />
        </Aside>
      </Group>
      <Aside>
        <Path lines={sidesOf('role', stars, gap)} stroke="ink" enter="draw-2" />
      </Aside>
      {renderEach(stars, (star) => (
        <Part>
          <Hit d={circle(star, 22)} />
          <StarMark star={star} brightest={brightest} />
          <StarName star={star} />
        </Part>
      ))}
    </>
  );
}

const asked = match.asks.length;
const shared = allStars.filter(({ of }) => of === 'both').length;
const result = { asked, shared, share: Math.round((100 * shared) / asked) };

function Key() {
  const muted = { y: 32, size: 'small', tone: 'muted', minor: true } as const;
  const { role, person, candidate } = drawn.matching;
  return (
    <>
      <Words x={6} y={16} size="strong" text={role} />
      <Words x={6} {...muted} text={match.role} />
      <Words x={554} y={16} size="strong" anchor="end" text={person} />
      <Words x={554} {...muted} anchor="end" text={fillIn(candidate, { code: match.code })} />
      <Words x={280} y={413} size="title" anchor="middle" text={fillIn(drawn.matching.result, result)} />
    </>
  );
}

const namesOf = (of: Star['of']) => listed(allStars.filter((star) => star.of === of).map(({ name }) => name));

/** Two overlapping star charts, of the role and of a person, in which shared skills coincide. */
export default productChart(
  'skills-1st-matching',
  {
    ...result,
    role: match.role.toLowerCase(),
    both: namesOf('both'),
    missing: namesOf('role'),
    besides: namesOf('person'),
  },
  () => (
    <>
      <StarCharts scale={1} brightest={5.5} gap={7} />
      <Key />
    </>
  ),
  () => (
    <g transform="translate(20 0)">
      <StarCharts scale={0.5} brightest={3.6} gap={5} />
    </g>
  ),
);
