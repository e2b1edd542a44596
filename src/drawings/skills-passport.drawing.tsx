import type { Tone } from '../design/drawing-theme.ts';
import { holder, type Stamp, stamps } from './data/skills-passport.ts';
import { chartTexts } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import { type Box, type Point, polygon, rectangle, straight, times } from './paths.ts';
import { guillocheBand, inner, RoundSeal, rosette, Tick } from './plate.tsx';
import { Circle, Clipped, each, Group, Path } from './shapes.tsx';
import { Words } from './words.tsx';

/** The woven ground of a page: bands that swell and shrink, one below the other. */
function Weave({
  box,
  rows,
  strands,
}: {
  readonly box: Box;
  readonly rows: number;
  readonly strands: number;
}) {
  const { x, y, width, height } = box;
  const bands = times(rows, (row) =>
    guillocheBand({
      from: { x, y: y + (height * (row + 0.5)) / rows },
      width,
      envelope: (share) => (height / rows) * (0.34 + 0.3 * Math.sin(2 * Math.PI * (share + row / rows))),
      waves: 5,
      strands,
    }),
  );
  return <Path curves={bands.flat()} stroke="hair" weight="hairline" enter="draw-1" />;
}

interface PortraitProps {
  readonly centre: Point;
  readonly radius: number;
  readonly strands: number;
}

/** Stands where a passport has its photograph: a rosette is drawn from the holder, not a face. */
function Portrait({ centre, radius, strands }: PortraitProps) {
  const outer = { radius: radius * 0.72, swing: radius * 0.26, petals: 9, strands, weave: 3 };
  const core = { radius: radius * 0.3, swing: radius * 0.2, petals: 6, strands: Math.ceil(strands / 2) };
  return (
    <>
      <Path curves={rosette({ centre, ...outer })} stroke="line" weight="hairline" enter="draw-2" />
      <Path curves={rosette({ centre, ...core })} stroke="fine" weight="hairline" enter="draw-3" />
      <Circle at={centre} r={radius * 0.09} fill="sun" stroke="ink" weight="hairline" />
    </>
  );
}

/** What the holder's page says beside the portrait and below it. */
function HolderPage() {
  const all = Object.values(stamps);
  const issuers = new Set(all.map(({ issuer }) => issuer)).size;
  const fields = [
    ['Holder (sample)', holder.name],
    ['Role', holder.role],
    ['Passport', holder.number],
  ] as const;
  // The machine-readable lines at the foot of a passport page (layout after ICAO Doc 9303; contents made up).
  const [first = '', last = ''] = holder.name.toUpperCase().split(' ');
  const machineLines = [
    `SK<${last}<<${first}<<<<<<<<<<<<`,
    `${holder.number.replace(/\D/g, '')}<4<SKILLS<VERIFIED<<`,
  ];
  return (
    <>
      <Words x={184} y={84} size="figure" more="skills" text={String(all.length)} />
      <Words x={184} y={142} size="figure" more="issuers" text={String(issuers)} />
      {each(fields, ([label, value], index) => (
        <>
          <Words x={28} y={226 + 46 * index} size="small" tone="quiet" minor text={label} />
          <Words x={28} y={243 + 46 * index} size="strong" text={value} />
        </>
      ))}
      {each(machineLines, (line, index) => (
        <Words x={28} y={374 + 18 * index} size="code" tone="quiet" minor text={line} />
      ))}
    </>
  );
}

interface SealProps {
  readonly centre: Point;
  readonly radius: number;
  /** Slope in degrees, as a hand stamps. */
  readonly slope: number;
  readonly tone: Tone;
  /** What it certifies; a tick where it is too small to be read. */
  readonly stamp: Stamp | undefined;
}

/** A stamp with corners: a double line, the skill and its date. */
function CorneredSeal({
  centre,
  radius,
  slope,
  tone,
  stamp,
  corners,
}: SealProps & { readonly corners: number }) {
  const origin = { x: 0, y: 0 };
  return (
    <Group enter="fade">
      <g transform={`translate(${centre.x} ${centre.y})rotate(${slope})`}>
        <Path d={polygon(origin, radius, corners, 0.5)} stroke={tone} weight="bold" />
        <Path d={polygon(origin, radius - 5, corners, 0.5)} stroke={tone} weight="hairline" />
        {stamp ? (
          <>
            <Words
              x={0}
              y={-10}
              size="title"
              tone={tone}
              anchor="middle"
              more={stamp.skill}
              text={`L${stamp.level}`}
            />
            <Words x={0} y={24} size="small" tone={tone} anchor="middle" minor text={stamp.date} />
          </>
        ) : (
          <Tick radius={6} tone={tone} />
        )}
      </g>
    </Group>
  );
}

/** A long stamp with cut corners and a line through it. */
function BarSeal({ centre, radius, slope, tone, stamp, width }: SealProps & { readonly width: number }) {
  const outline = (inset: number) => {
    const [x, y, cut] = [width / 2, radius, 8];
    const corners = [
      { x: cut - x, y: inset - y },
      { x: x - cut, y: inset - y },
      { x: x - inset, y: cut - y },
      { x: x - inset, y: y - cut },
      { x: x - cut, y: y - inset },
      { x: cut - x, y: y - inset },
      { x: inset - x, y: y - cut },
      { x: inset - x, y: cut - y },
    ];
    return straight([[...corners, ...corners.slice(0, 1)]]);
  };
  return (
    <Group enter="fade">
      <g transform={`translate(${centre.x} ${centre.y})rotate(${slope})`}>
        <Path d={outline(0)} stroke={tone} weight="bold" />
        <Path d={outline(4)} stroke={tone} weight="hairline" />
        {stamp ? (
          <Words
            x={0}
            y={-3}
            size="strong"
            tone={tone}
            anchor="middle"
            more={stamp.date}
            text={stamp.skill}
          />
        ) : (
          <Tick radius={5} tone={tone} />
        )}
      </g>
    </Group>
  );
}

function Seals({
  origin,
  scale,
  labelled = false,
}: {
  readonly origin: Point;
  readonly scale: number;
  readonly labelled?: boolean;
}) {
  const at = (x: number, y: number, radius: number, stamp: Stamp) => ({
    centre: { x: origin.x + x * scale, y: origin.y + y * scale },
    radius: radius * scale,
    stamp: labelled ? stamp : undefined,
  });
  const { python, budgeting, protection, coaching } = stamps;
  const around = `VERIFIED · ${python.skill.toUpperCase()} · ${python.issuer.toUpperCase()} · `;
  const words = labelled ? { words: { around, middle: `L${python.level}`, below: python.date } } : {};
  return (
    <>
      <RoundSeal {...at(92, 102, 78, python)} slope={-13} tone="line" {...words} />
      <CorneredSeal {...at(196, 206, 66, budgeting)} slope={9} tone="ink" corners={6} />
      <BarSeal {...at(90, 330, 28, protection)} slope={-5} tone="line" width={150 * scale} />
      <CorneredSeal {...at(216, 338, 62, coaching)} slope={6} tone="quiet" corners={4} />
    </>
  );
}

/** The open spread that everything lies on, with its fold. */
function Spread({
  box,
  rows,
  strands,
}: {
  readonly box: Box;
  readonly rows: number;
  readonly strands: number;
}) {
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
export default {
  name: 'skills-passport',
  text: chartTexts['skills-passport'],
  full: {
    width: 560,
    height: 420,
    Picture: () => (
      <>
        <Spread box={{ x: 4, y: 4, width: 552, height: 412 }} rows={5} strands={6} />
        <Portrait centre={{ x: 92, y: 112 }} radius={74} strands={7} />
        <HolderPage />
        <Seals origin={{ x: 280, y: 8 }} scale={1} labelled />
      </>
    ),
  },
  card: {
    width: 320,
    height: 200,
    Picture: () => (
      <>
        <Spread box={{ x: 4, y: 4, width: 312, height: 192 }} rows={3} strands={4} />
        <Portrait centre={{ x: 82, y: 100 }} radius={60} strands={4} />
        <Seals origin={{ x: 168, y: 6 }} scale={0.46} />
      </>
    ),
  },
} satisfies Drawing;
