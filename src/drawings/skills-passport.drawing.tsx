import { type ReactNode, useContext } from 'react';
import { listed } from '../content/format.ts';
import { type drawnStamps, stampOf } from '../content/organisation/organisation.ts';
import type { Tone } from '../design/drawing-theme.ts';
import { type Box, type Point, polygon, rectangle, times } from './paths.ts';
import { guillocheBand, inner, RoundSeal, rosette, Tick } from './plate.tsx';
import { drawn, organisation, productChart } from './sample.ts';
import { Circle, Clipped, Group, Path, renderEach, StandalonePicture, Words } from './shapes.tsx';

const { holder } = organisation.passport;

/** Returns the verified credential of a skill. Throws if there is none, which the content schema prevents. */
function stamp(skill: (typeof drawnStamps)[number]) {
  const found = stampOf(organisation, skill);
  if (!found) throw new Error(`The passport holds no verified credential for ${skill}.`);
  return found;
}

const stamps = {
  python: stamp('Python'),
  budgeting: stamp('Budgeting'),
  protection: stamp('Data protection'),
  coaching: stamp('Coaching'),
} as const;

interface WovenProps {
  readonly box: Box;
  readonly rows: number;
  readonly strands: number;
}

/** The woven background of a passport page: rows of guilloche bands. */
function Weave({ box, rows, strands }: WovenProps) {
  const { x, y, width, height } = box;
  const bands = times(rows, (row) =>
    guillocheBand({
      from: { x, y: y + (height * (row + 0.5)) / rows },
      width,
      envelope: (share) => (height / rows) * (0.34 + 0.3 * Math.sin(2 * Math.PI * (share + row / rows))),
      strands,
    }),
  );
  return <Path curves={bands.flat()} stroke="hair" weight="hairline" enter="draw-1" />;
}

/** A rosette in place of the passport's photograph. */
function Portrait({ centre, radius }: { readonly centre: Point; readonly radius: number }) {
  const outer = { radius: radius * 0.72, swing: radius * 0.26, petals: 9, strands: 4, weave: 3 };
  const core = { radius: radius * 0.3, swing: radius * 0.2, petals: 6, strands: 2 };
  return (
    <>
      <Path curves={rosette({ centre, ...outer })} stroke="line" weight="hairline" enter="draw-2" />
      <Path curves={rosette({ centre, ...core })} stroke="fine" weight="hairline" enter="draw-3" />
      <Circle at={centre} r={radius * 0.09} fill="sun" stroke="ink" weight="hairline" />
    </>
  );
}

function HolderPage() {
  const all = Object.values(stamps);
  const issuers = new Set(all.map(({ issuer }) => issuer)).size;
  const fields = [
    [drawn.passport.holder, holder.name],
    [drawn.passport.role, holder.role],
    [drawn.passport.number, holder.number],
  ] as const;
  // A machine-readable zone with invented contents, in the layout of ICAO Doc 9303.
  const [first = '', last = ''] = holder.name.toUpperCase().split(' ');
  const machineLines = [
    `SK<${last}<<${first}<<<<<<<<<<<<`,
    `${holder.number.replace(/\D/g, '')}<4<SKILLS<VERIFIED<<`,
  ];
  return (
    <>
      <Words x={184} y={84} size="figure" rim more={drawn.passport.skills} text={String(all.length)} />
      <Words x={184} y={142} size="figure" rim more={drawn.passport.issuers} text={String(issuers)} />
      {renderEach(fields, ([label, value], index) => (
        <>
          <Words x={28} y={226 + 46 * index} size="small" tone="muted" rim minor text={label} />
          <Words x={28} y={243 + 46 * index} size="strong" rim text={value} />
        </>
      ))}
      {renderEach(machineLines, (line, index) => (
        <Words x={28} y={374 + 18 * index} size="code" tone="muted" rim minor text={line} />
      ))}
    </>
  );
}

interface SealProps {
  readonly centre: Point;
  readonly slope: number;
  readonly tone: Tone;
  /** Returns path data of the outline around the origin, smaller by `inset` user units. */
  readonly outline: (inset: number) => string;
  readonly children: ReactNode;
}

function Seal({ centre, slope, tone, outline, children }: SealProps) {
  const isStandalone = useContext(StandalonePicture) !== undefined;
  return (
    <Group enter="fade">
      <g transform={`translate(${centre.x} ${centre.y})rotate(${slope})`}>
        <Path d={outline(0)} stroke={tone} weight="bold" />
        <Path d={outline(4.5)} stroke={tone} weight="hairline" />
        {isStandalone ? <Tick radius={6} tone={tone} /> : children}
      </g>
    </Group>
  );
}

function Seals({ origin, scale }: { readonly origin: Point; readonly scale: number }) {
  const at = (x: number, y: number) => ({ x: origin.x + x * scale, y: origin.y + y * scale });
  const corners = (count: number, radius: number) => (inset: number) =>
    polygon(radius * scale - inset, count);
  const bar = { x: -79 * scale, y: -28 * scale, width: 158 * scale, height: 56 * scale };
  const { python, budgeting, protection, coaching } = stamps;
  const around = `${python.skill.toUpperCase()} · ${python.issuerName.toUpperCase()} · `;
  const words = { around, middle: `L${python.level}`, below: python.date };
  const certified = ({ level, skill, date }: ReturnType<typeof stamp>, tone: Tone) => (
    <>
      <Words x={0} y={-10} size="title" tone={tone} anchor="middle" more={skill} text={`L${level}`} />
      <Words x={0} y={24} size="small" tone={tone} anchor="middle" minor text={date} />
    </>
  );
  return (
    <>
      <RoundSeal centre={at(92, 102)} radius={78 * scale} slope={-13} words={words} />
      <Seal centre={at(196, 206)} slope={9} tone="ink" outline={corners(6, 66)}>
        {certified(budgeting, 'ink')}
      </Seal>
      <Seal centre={at(146, 342)} slope={-5} tone="line" outline={(inset) => rectangle(inner(bar, inset), 6)}>
        <Words
          x={0}
          y={-3}
          size="strong"
          tone="line"
          anchor="middle"
          more={protection.date}
          text={`L${protection.level} ${protection.skill}`}
        />
      </Seal>
      <Seal centre={at(64, 246)} slope={6} tone="muted" outline={corners(4, 69)}>
        {certified(coaching, 'muted')}
      </Seal>
    </>
  );
}

function Spread({ box, rows, strands }: WovenProps) {
  const middle = box.x + box.width / 2;
  const fold = [-3, 0, 3].map((off) => `M${middle + off} ${box.y}v${box.height}`);
  return (
    <>
      <Path d={rectangle(box, 10)} stroke="ink" weight="medium" />
      <Clipped by={rectangle(inner(box, 8))}>
        <Weave box={box} rows={rows} strands={strands} />
      </Clipped>
      <Path d={rectangle(inner(box, 5), 7)} stroke="ink" weight="hairline" />
      <Path d={fold.join('')} stroke="fine" weight="hairline" />
    </>
  );
}

/** An open passport: the holder's page on the left, stamps of verified skills on the right. */
export default productChart(
  'skills-passport',
  { stamps: listed(Object.values(stamps).map(({ skill, level }) => `${skill} (level ${level})`)) },
  () => (
    <>
      <Spread box={{ x: 4, y: 4, width: 552, height: 412 }} rows={5} strands={6} />
      <Portrait centre={{ x: 92, y: 112 }} radius={74} />
      <g data-page="holder">
        <HolderPage />
      </g>
      <Seals origin={{ x: 280, y: 8 }} scale={1} />
    </>
  ),
  () => (
    <>
      <Spread box={{ x: 4, y: 4, width: 312, height: 192 }} rows={3} strands={4} />
      <Portrait centre={{ x: 82, y: 100 }} radius={60} />
      <Seals origin={{ x: 168, y: 6 }} scale={0.46} />
    </>
  ),
);
