import { count, fillIn, sum } from '../content/format.ts';
import { graticule, type Position, project, scatterContinents, type View } from './globe.ts';
import { circle, distance, dots, type Point, rectangle } from './paths.ts';
import { drawn, organisation, productChart } from './sample.ts';
import { Aside, Circle, Group, Hit, Part, Path, renderEach, Words } from './shapes.tsx';

const { skills: taxonomySize, point: skillsPerPoint, families } = organisation.taxonomy;

interface Place {
  readonly middle: Position;
  /** Position of the family's name. Families on the far side have none. */
  readonly label?: Point & { readonly anchor: 'start' | 'end' };
}

const places: Readonly<Record<(typeof families)[number]['name'], Place>> = {
  Engineering: { middle: [-40, 34], label: { x: 112, y: 70, anchor: 'end' } },
  Data: { middle: [30, 44], label: { x: 448, y: 70, anchor: 'start' } },
  Health: { middle: [6, -10], label: { x: 78, y: 202, anchor: 'end' } },
  Trades: { middle: [-48, -22], label: { x: 112, y: 326, anchor: 'end' } },
  Business: { middle: [58, 0], label: { x: 462, y: 206, anchor: 'start' } },
  Arts: { middle: [150, 30] },
  Teaching: { middle: [170, -30] },
  'Human skills': { middle: [38, -42], label: { x: 446, y: 338, anchor: 'start' } },
};

const skillFamilies = families.map((family) => {
  return { ...family, ...places[family.name], points: family.skills / skillsPerPoint };
});

/** The points of each family. They are evenly spaced, so a family's area is proportional to its skills. */
const continents = scatterContinents(skillFamilies, 3.04, 17);

function visiblePoints(view: View): readonly (readonly Point[])[] {
  return continents.map((positions) => positions.flatMap((position) => project(position, view) ?? []));
}

interface ViewProps {
  readonly view: View;
}

/** Points of the globe: large in the middle, small near the rim, where foreshortening would merge large points. */
function Points({ visible, view }: ViewProps & { readonly visible: readonly Point[] }) {
  const facing = (point: Point) => distance(point, view.centre) < 0.8 * view.radius;
  return (
    <>
      <Path d={dots(visible.filter((point) => !facing(point)))} stroke="line" weight="bold" enter="fade" />
      <Path d={dots(visible.filter(facing))} stroke="line" weight="dot" enter="fade" />
    </>
  );
}

/** Returns path data of the disc with the same centre and variance as the points. */
function discOf(visible: readonly Point[]): string {
  const mean = (of: (point: Point) => number) => sum(visible.map(of)) / visible.length;
  const centre = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  return circle(centre, Math.round(Math.sqrt(2 * mean((point) => distance(point, centre) ** 2))));
}

/** The families as interactive parts with continent and label. Families without a label are only dimmed. */
function Families({ view }: ViewProps) {
  const scattered = visiblePoints(view);
  return renderEach(skillFamilies, ({ name, skills, middle, label }, index) => {
    const visible = scattered[index] ?? [];
    const target = project(middle, view);
    if (!label || !target) {
      return (
        <Aside>
          <Points visible={visible} view={view} />
        </Aside>
      );
    }
    const { x, y, anchor } = label;
    const [left, end] = anchor === 'start' ? [x - 6, x - 6] : [x - 90, x + 6];
    return (
      <Part>
        <Hit d={rectangle({ x: left, y: y - 16, width: 96, height: 38 })} />
        <Hit d={discOf(visible)} />
        <Points visible={visible} view={view} />
        <Group enter="fade">
          <Path lines={[[{ x: end, y: y - 4 }, target]]} stroke="ink" weight="hairline" />
          <Circle at={target} r={3} fill="sun" stroke="ink" />
          <Words x={x} y={y} size="strong" anchor={anchor} more={count(skills)} text={name} />
        </Group>
      </Part>
    );
  });
}

function Globe({ view }: ViewProps) {
  const { centre, radius } = view;
  return (
    <>
      <Circle at={centre} r={radius} fill="tint" />
      <Path curves={graticule(15, view)} stroke="hair" weight="hairline" enter="draw-1" />
      <Circle at={centre} r={radius} stroke="line" weight="medium" enter="draw-2" />
    </>
  );
}

/** Returns the key of the globe: how many skills a point represents, and the families on the far side. */
export function globeKey(): string {
  const behind = skillFamilies.filter(({ label }) => !label);
  const names = behind.map(({ name, skills }) => `${name} ${count(skills)}`).join(', ');
  return fillIn(drawn.globe.key, { skillsPerPoint, families: names });
}

const view: View = { middle: [4, 12], centre: { x: 280, y: 196 }, radius: 172 };
const cardView: View = { ...view, centre: { x: 160, y: 186 }, radius: 158 };

/** A globe of points grouped by skill family. Each point represents the same number of skills. */
export default productChart(
  'skills-ai',
  {
    total: taxonomySize,
    points: taxonomySize / skillsPerPoint,
    skillsPerPoint,
    families: skillFamilies.length,
    largest: skillFamilies[0]?.name.toLowerCase() ?? '',
    largestSkills: skillFamilies[0]?.skills ?? 0,
  },
  () => (
    <>
      <Globe view={view} />
      <Families view={view} />
    </>
  ),
  () => (
    <>
      <Globe view={cardView} />
      <Points visible={visiblePoints(cardView).flat()} view={cardView} />
    </>
  ),
);
