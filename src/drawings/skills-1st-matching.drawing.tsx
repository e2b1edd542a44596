import { fillIn } from '../content/format.ts';
import {
  matchedPerson,
  matchedRole,
  matchingResult,
  matchingStars,
  personLines,
  roleLines,
  type SkillStar,
} from './data/skills-matching.ts';
import { chartText } from './data/texts.ts';
import { drawn } from './data/words.ts';
import type { Drawing } from './drawing.ts';
import { type Point, rings } from './paths.ts';
import { Aside, Circle, each, Group, Hit, Part, Path } from './shapes.tsx';
import { constellationLines, Disc, starRadius } from './star-chart.tsx';
import { Words } from './words.tsx';

/** The person's star is a full disc, the role's a ring: where they coincide the disc sits in its ring. */
function StarMark({ star, brightest }: { readonly star: SkillStar; readonly brightest: number }) {
  const { of } = star;
  const radius = starRadius(star.magnitude, brightest);
  const asked = {
    stroke: 'ink',
    weight: 'medium',
    fill: of === 'role' ? 'ground' : 'sun',
    enter: 'fade',
  } as const;
  return (
    <>
      {of === 'both' ? (
        <Circle at={star} r={brightest + 9} stroke="fine" weight="hairline" enter="fade" />
      ) : null}
      {of === 'person' ? null : <Circle at={star} r={radius + 4.5} {...asked} />}
      {of === 'role' ? null : (
        <Circle at={star} r={radius} fill={of === 'both' ? 'ink' : 'line'} enter="slide" />
      )}
    </>
  );
}

function StarName({ star }: { readonly star: SkillStar }) {
  const { of, side } = star;
  const anchor = ({ left: 'end', right: 'start', below: 'middle' } as const)[side];
  const off = { left: -15, right: of === 'both' ? 15 : 10, below: 0 }[side];
  // Below its star a name takes two lines: the discs leave it no more room on phones.
  const [first = '', second] = side === 'below' ? star.name.split(/(?<= )/) : [star.name];
  return (
    <Group enter="fade">
      <Words
        x={star.x + off}
        y={side === 'below' ? star.y + 12 : star.y}
        tone={of === 'both' ? 'ink' : 'quiet'}
        anchor={anchor}
        drop={side === 'below' ? 1 : 0.35}
        rim
        minor={of === 'person'}
        pointed={drawn.matching.pointed[of]}
        text={first}
        {...(second ? { more: second } : {})}
      />
    </Group>
  );
}

function Key() {
  const quiet = { y: 32, size: 'small', tone: 'quiet', minor: true } as const;
  return (
    <>
      <Words x={6} y={16} size="strong" text={drawn.matching.role} />
      <Words x={6} {...quiet} text={matchedRole} />
      <Words x={554} y={16} size="strong" anchor="end" text={drawn.matching.person} />
      <Words x={554} {...quiet} anchor="end" text={matchedPerson} />
      <Words
        x={280}
        y={413}
        size="title"
        anchor="middle"
        text={fillIn(drawn.matching.result, matchingResult())}
      />
    </>
  );
}

interface ChartsProps {
  /** Of the full chart's size. */
  readonly scale: number;
  /** Radius of the brightest star, and the room that lines leave around it. */
  readonly brightest: number;
  readonly gap: number;
  readonly labelled?: boolean;
}

function StarCharts({ scale, brightest, gap, labelled = false }: ChartsProps) {
  const place = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const stars = matchingStars.map((star) => ({ ...star, ...place(star) }));
  const radius = 186 * scale;
  const [role, person] = [place({ x: 224, y: 200 }), place({ x: 336, y: 200 })];
  // The sides leave room for stars of the full chart's size.
  const room = { gap, brightest: 5 };
  return (
    <>
      <Disc centre={role} radius={radius} turn={0} tone="ink" />
      <Group enter="slide">
        <Circle at={person} r={radius} fill="line" opacity={0.07} />
        <Disc centre={person} radius={radius} turn={11} tone="line" />
        <Aside>
          <Path lines={constellationLines(stars, personLines, room)} stroke="line" />
        </Aside>
      </Group>
      <Aside>
        <Path lines={constellationLines(stars, roleLines, room)} stroke="ink" enter="draw-2" />
      </Aside>
      {each(stars, (star) =>
        labelled ? (
          <Part>
            <Hit d={rings([star], 22)} />
            <StarMark star={star} brightest={brightest} />
            <StarName star={star} />
          </Part>
        ) : (
          <StarMark star={star} brightest={brightest} />
        ),
      )}
    </>
  );
}

/** Two star charts, the role's and a person's, laid over each other until their constellations coincide. */
export default {
  name: 'skills-1st-matching',
  text: chartText('skills-1st-matching'),
  full: {
    width: 560,
    height: 420,
    Picture: () => (
      <>
        <StarCharts scale={1} brightest={5.5} gap={7} labelled />
        <Key />
      </>
    ),
  },
  card: {
    width: 320,
    height: 200,
    Picture: () => (
      <g transform="translate(20 0)">
        <StarCharts scale={0.5} brightest={3.6} gap={5} />
      </g>
    ),
  },
} satisfies Drawing;
