import { fillIn } from '../content/format.ts';
import type { drawnSkills } from '../content/organisation/organisation.ts';
import { type Box, between, circle, distance, type Point, rectangle } from './paths.ts';
import { HairGrid, inner, Neatline } from './plate.tsx';
import { drawn, moved, organisation, placeOf, productChart } from './sample.ts';
import { Circle, ClearOf, Clipped, Group, Hit, Part, Path, Pointed, renderEach, Words } from './shapes.tsx';
import { createHeightField, levels, Relief } from './terrain.tsx';

const { departments, plan, move } = organisation;

/** A position on the map: `across` the department's column (0 to 1), and the required `level` (1 to 5). */
interface Place {
  readonly across: number;
  readonly level: number;
  readonly spread: number;
  /** The position of the skill's name outside the contours, at the end of a thin line. */
  readonly label: Point & { readonly anchor?: 'middle' };
}

const places: Readonly<Record<(typeof drawnSkills)[number], Place>> = {
  'Data engineering': { across: 0.63, level: 3.8, spread: 44, label: { x: 252, y: 80 } },
  'Cloud security': { across: 0.5, level: 4.75, spread: 38, label: { x: 252, y: 22 } },
  'Process automation': { across: 0.5, level: 2.9, spread: 36, label: { x: 352, y: 206 } },
  Negotiation: { across: 0.5, level: 4, spread: 32, label: { x: 442, y: 82 } },
  Coaching: { across: 0.5, level: 3, spread: 30, label: { x: 502, y: 248, anchor: 'middle' } },
  'Manual reporting': { across: 0.63, level: 2.5, spread: 42, label: { x: 194, y: 256 } },
  'Data entry': { across: 0.5, level: 1.33, spread: 38, label: { x: 194, y: 322 } },
  'Order handling': { across: 0.5, level: 1.6, spread: 42, label: { x: 398, y: 322, anchor: 'middle' } },
};

// Departments are columns from left to right, levels 1 to 5 are rows from bottom to top.
const across = ({ x, width }: Box, column: number) => x + (width * column) / 5;
const up = ({ y, height }: Box, level: number) => y + height * (1 - (level - 0.5) / 5);

/** Returns the positions of the plan's skills on a plate. */
function mapOn(plate: Box) {
  const scale = plate.width / 512;
  const skills = plan.entries.map(({ name, department, demand, supply }) => {
    const place = placeOf(places, name);
    const column = departments.findIndex((candidate) => candidate.name === department);
    const [x, y] = [across(plate, column + place.across), up(plate, place.level)];
    const { label } = place;
    return { name, demand, supply, x, y, height: demand - supply, spread: place.spread * scale, label };
  });
  return { plate, scale, skills };
}

type PlatedMap = ReturnType<typeof mapOn>;
type Skill = PlatedMap['skills'][number];

interface MapProps {
  readonly map: PlatedMap;
}

interface SkillProps {
  readonly skill: Skill;
}

/** A skill's name, and how many people are missing or available. */
function SkillWords({ skill: { name, demand: need, supply: have, height, label } }: SkillProps) {
  const { short, shortOf, available, availableOf } = drawn.mapping;
  const [more, pointed] = height > 0 ? [short, shortOf] : [available, availableOf];
  return (
    <Words
      {...label}
      size="strong"
      rim
      drop={1}
      more={fillIn(more, { people: Math.abs(height) })}
      pointed={fillIn(pointed, { need, have })}
      text={name}
    />
  );
}

/** Classes for wide and narrow maps. A wide map shows names; a narrow one shows numbers, with the names in a list beside it. */
const wide = 'c-wide';
const narrow = 'c-narrow';

const skillWords = (skills: readonly Skill[]) => (
  <Group className={wide}>
    {renderEach(skills, (skill) => (
      <SkillWords skill={skill} />
    ))}
  </Group>
);

/** The grid and the contours with gaps for the names. `interval` is the number of people between two fine contours. */
function Contours({ map, interval }: MapProps & { readonly interval: number }) {
  const { plate, scale, skills } = map;
  const words = skillWords(skills);
  const field = createHeightField(skills, { seed: 42, reach: 15 * scale, scale: 70 * scale });
  return (
    <>
      <ClearOf box={plate} words={words}>
        <HairGrid box={plate} parts={{ across: 5, down: 5 }} />
      </ClearOf>
      <Clipped by={rectangle(inner(plate, 5))}>
        <Relief
          field={field}
          tracing={{ box: plate, cell: 5, tolerance: 0.9 }}
          sand={[2]}
          tints={[4, 8, 12, 16, 20]}
          tint={0.08}
          fine={levels(interval, 22, interval, 10)}
          bold={[10, 20]}
          below={levels(-12, -interval, interval)}
          dash="1 3"
          clearOf={words}
        />
      </Clipped>
    </>
  );
}

/** A triangle that points up for a summit and down for a basin. */
function Triangle({ skill: { x, y, height } }: SkillProps) {
  return height > 0 ? (
    <Path d={`M${x} ${y - 6}l5 9h-10z`} fill="ink" />
  ) : (
    <Path d={`M${x} ${y + 6}l5-9h-10z`} fill="background" stroke="ink" />
  );
}

/** The line from a skill to the start of its name, or to the top of a centred name. Renders nothing if the name is close. */
function Leader({ skill }: SkillProps) {
  const { x, y, anchor } = skill.label;
  const end = anchor === 'middle' ? { x, y: y - 3 } : { x: x - 5, y: y + 9 };
  if (distance(skill, end) < 20) return null;
  return (
    <Path lines={[[between(skill, end, 11 / distance(skill, end)), end]]} stroke="ink" weight="hairline" />
  );
}

/** The number of a skill in the plan, on a dark disc for a summit. */
function Numeral({ skill, number }: SkillProps & { readonly number: number }) {
  const [fill, tone] = skill.height > 0 ? (['ink', 'background'] as const) : (['background', 'ink'] as const);
  return (
    <>
      <Circle at={skill} r={15} fill={fill} stroke="ink" weight="medium" />
      <Words
        x={skill.x}
        y={skill.y}
        drop={0.35}
        size="strong"
        anchor="middle"
        tone={tone}
        text={`${number}`}
      />
    </>
  );
}

function SkillPart({ skill }: SkillProps) {
  return (
    <Part enter="fade">
      <Hit d={circle(skill, 42)} />
      <Group className={wide}>
        <Leader skill={skill} />
        <Triangle skill={skill} />
        <Group className="c-cleared">
          <SkillWords skill={skill} />
        </Group>
      </Group>
      <Group className={narrow}>
        <Numeral skill={skill} number={map.skills.indexOf(skill) + 1} />
      </Group>
    </Part>
  );
}

const isEnd = ({ name }: Skill) => name === move.from.name || name === move.to.name;

/** Returns path data of the retraining trail, which arrives from the right, and of its arrowhead. */
function trailOn({ skills, scale }: PlatedMap) {
  const bend = (name: string, right: number, down: number) => {
    const at = skills.find((skill) => skill.name === name);
    if (!at) throw new Error(`The map has no skill named ${name}.`);
    return `${at.x + right * scale} ${at.y + down * scale}`;
  };
  const [from, to] = [move.from.name, move.to.name];
  return {
    way: `M${bend(from, 12, -4)}C${bend(from, 110, -30)} ${bend(to, 112, 36)} ${bend(to, 21, 12)}`,
    tip: `M${bend(to, 13, 8)}L${bend(to, 25, 9)}L${bend(to, 20, 18)}z`,
  };
}

function Trail({ map }: MapProps) {
  const { way, tip } = trailOn(map);
  return (
    <Group enter="fade">
      <Path d={way} stroke="background" weight="heavy" />
      <Path d={way} stroke="ink" weight="bold" dash="5 5" />
      <Path d={tip} fill="ink" stroke="ink" />
    </Group>
  );
}

/** Skills and the trail as interactive parts. The skills at the trail's ends are highlighted with it. */
function Parts({ map }: MapProps) {
  const note = { x: 182, size: 'small', rim: true, minor: true } as const;
  const skillPart = (skill: Skill) => <SkillPart skill={skill} />;
  return (
    <>
      <Part>
        <Hit d={trailOn(map).way} along />
        <ClearOf box={map.plate} words={skillWords(map.skills.filter(isEnd))}>
          <Trail map={map} />
        </ClearOf>
        <Pointed>
          <Words y={168} {...note} text={fillIn(drawn.mapping.move, { people: move.people })} />
          <Words y={182} {...note} text={fillIn(drawn.mapping.courses, { courses: move.courses })} />
        </Pointed>
        {renderEach(map.skills.filter(isEnd), skillPart)}
      </Part>
      {renderEach(
        map.skills.filter((skill) => !isEnd(skill)),
        skillPart,
      )}
    </>
  );
}

const { demand: need, supply: have } = plan;

function Scales({ map: { plate } }: MapProps) {
  const muted = { size: 'small', tone: 'muted' } as const;
  const foot = plate.y + plate.height + 2;
  return (
    <>
      {renderEach(departments, ({ name }, column) => (
        <Words x={across(plate, column + 0.5)} y={foot} drop={1} anchor="middle" {...muted} text={name} />
      ))}
      {renderEach([1, 2, 3, 4, 5], (level) => (
        <Words x={plate.x - 8} y={up(plate, level)} drop={0.35} anchor="end" {...muted} text={`L${level}`} />
      ))}
    </>
  );
}

const map = mapOn({ x: 36, y: 6, width: 518, height: 384 });
const cardMap = mapOn({ x: 6, y: 6, width: 308, height: 188 });

/** Where the skills lie on the card, in user units, each with the people it lacks. */
export const cardPlaces = cardMap.skills.map(({ name, height, x, y }) => ({ name, gap: height, x, y }));

/** Contours of the gap (demand minus supply) over departments and levels, with the retraining trail. */
export default productChart(
  'skills-mapping',
  {
    ...moved,
    need,
    have,
    skills: map.skills.map(({ name, demand, supply }) => `${name} ${demand} and ${supply}`).join(', '),
    courses: move.courses,
  },
  () => (
    <>
      <Contours map={map} interval={2} />
      <Neatline box={map.plate} parts={{ across: 25, down: 20 }} />
      <Parts map={map} />
      <Scales map={map} />
    </>
  ),
  () => (
    <>
      <Contours map={cardMap} interval={4} />
      <Neatline box={cardMap.plate} parts={{ across: 20, down: 10 }} />
      <Trail map={cardMap} />
      <Group enter="fade">
        {renderEach(cardMap.skills, (skill) => (
          <Triangle skill={skill} />
        ))}
      </Group>
    </>
  ),
);
