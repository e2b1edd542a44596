import { fillIn } from '../content/format.ts';
import {
  type MappedSkill,
  mappedSkills,
  mappingGroups,
  mappingTotals,
  retraining,
} from './data/skills-mapping.ts';
import { chartText } from './data/texts.ts';
import { drawn } from './data/words.ts';
import type { Drawing } from './drawing.ts';
import { type Box, type Point, rectangle, rings } from './paths.ts';
import { HairGrid, inner, Neatline } from './plate.tsx';
import { Clipped, each, Group, Hit, Part, Path, Pointed } from './shapes.tsx';
import { createHeightField, levels, Relief } from './terrain.tsx';
import { Words } from './words.tsx';

interface PlateProps {
  readonly plate: Box;
}

/** Groups run to the right, levels 1 to 5 upwards. */
const across = ({ x, width }: Box, group: number) => x + (width * group) / 5;
const up = ({ y, height }: Box, level: number) => y + height * (1 - (level - 0.5) / 5);
const placeOf = ({ group, level }: MappedSkill, plate: Box): Point => ({
  x: across(plate, group),
  y: up(plate, level),
});
const scaleOf = ({ width }: Box) => width / 512;

function placeNamed(name: string, plate: Box): Point {
  const skill = mappedSkills.find((candidate) => candidate.name === name);
  if (!skill) throw new Error(`The map has no skill named ${name}.`);
  return placeOf(skill, plate);
}

function fieldOf(plate: Box) {
  const scale = scaleOf(plate);
  const peaks = mappedSkills.map((skill) => ({
    ...placeOf(skill, plate),
    height: skill.need - skill.have,
    spread: skill.spread * scale,
  }));
  return createHeightField(peaks, { seed: 42, reach: 15 * scale, scale: 70 * scale });
}

function Contours({ plate, interval }: PlateProps & { readonly interval: number }) {
  return (
    <Relief
      field={fieldOf(plate)}
      tracing={{ box: plate, cell: 5, tolerance: interval === 2 ? 0.3 : 0.5 }}
      sand={[2]}
      tints={[4, 8, 12, 16, 20]}
      tint={0.08}
      fine={levels(interval, 22, interval, 10)}
      bold={[10, 20]}
      below={levels(-12, -interval, interval)}
      dash="1 3"
    />
  );
}

/** A summit is a triangle on its foot, a basin one on its tip. */
function Triangle({ skill, plate }: PlateProps & { readonly skill: MappedSkill }) {
  const { x, y } = placeOf(skill, plate);
  return skill.need > skill.have ? (
    <Path d={`M${x} ${y - 6}l5 9h-10z`} fill="ink" />
  ) : (
    <Path d={`M${x} ${y + 6}l5-9h-10z`} fill="ground" stroke="ink" />
  );
}

/** A skill and how many people are missing or available, on a patch of ground that keeps contours away from the words. */
function SkillName({ skill, plate }: PlateProps & { readonly skill: MappedSkill }) {
  const { x, y } = placeOf(skill, plate);
  const { name, need, have } = skill;
  const short = need > have;
  const width = 6.9 * name.length + 8;
  return (
    <>
      <Path d={rectangle({ x: x - width / 2, y: y + 7, width, height: 30 })} fill="ground" opacity={0.85} />
      <Words
        x={x}
        y={y + 6}
        size="strong"
        anchor="middle"
        rim
        drop={1}
        more={fillIn(short ? drawn.mapping.short : drawn.mapping.available, {
          people: Math.abs(need - have),
        })}
        pointed={fillIn(short ? drawn.mapping.shortOf : drawn.mapping.availableOf, { need, have })}
        text={name}
      />
    </>
  );
}

/** The way that retraining takes: around the name of the skill that it leads to. */
function trail(plate: Box): string {
  const [from, to] = [placeNamed(retraining.from, plate), placeNamed(retraining.to, plate)];
  const scale = scaleOf(plate);
  const bend = (at: Point, right: number, down: number) => `${at.x + right * scale} ${at.y + down * scale}`;
  return `M${bend(from, 12, -4)}C${bend(from, 76, -26)} ${bend(to, 112, 36)} ${bend(to, 13, 0)}`;
}

function Trail({ plate }: PlateProps) {
  return (
    <Group enter="fade">
      <Path d={trail(plate)} stroke="ground" weight="heavy" />
      <Path d={trail(plate)} stroke="ink" weight="bold" dash="5 5" />
    </Group>
  );
}

/** Skills and the trail as parts that answer the pointer; the skills at the trail's ends come forward with it. */
function Parts({ plate }: PlateProps) {
  const isEnd = ({ name }: MappedSkill) => name === retraining.from || name === retraining.to;
  const skillPart = (skill: MappedSkill) => {
    const { x, y } = placeOf(skill, plate);
    return (
      <Part enter="fade">
        <Hit d={rings([{ x, y: y + 12 }], 42)} />
        <Triangle skill={skill} plate={plate} />
        <SkillName skill={skill} plate={plate} />
      </Part>
    );
  };
  const note = { x: 182, size: 'small', rim: true, minor: true } as const;
  return (
    <>
      <Part>
        <Hit d={trail(plate)} along />
        <Trail plate={plate} />
        <Pointed>
          <Words y={168} {...note} text={fillIn(drawn.mapping.move, { people: retraining.people })} />
          <Words y={182} {...note} text={fillIn(drawn.mapping.courses, { courses: retraining.courses })} />
        </Pointed>
        {each(mappedSkills.filter(isEnd), skillPart)}
      </Part>
      {each(
        mappedSkills.filter((skill) => !isEnd(skill)),
        skillPart,
      )}
    </>
  );
}

function Scales({ plate }: PlateProps) {
  const quiet = { size: 'small', tone: 'quiet' } as const;
  return (
    <>
      {each(mappingGroups, (name, group) => (
        <Words
          x={across(plate, group + 0.5)}
          y={plate.y + plate.height + 3}
          drop={1.1}
          anchor="middle"
          {...quiet}
          text={name}
        />
      ))}
      {each([1, 2, 3, 4, 5], (level) => (
        <Words x={plate.x - 8} y={up(plate, level)} drop={0.35} anchor="end" {...quiet} text={`L${level}`} />
      ))}
      <Words x={plate.x} y={412} size="strong" text={fillIn(drawn.mapping.sum, mappingTotals())} />
    </>
  );
}

const plate = { x: 36, y: 6, width: 518, height: 360 } as const;
const cardPlate = { x: 6, y: 6, width: 308, height: 188 } as const;
const grid = { across: 5, down: 5 } as const;

/** Contours of need minus have over skill groups and levels, with the trail that retraining takes. */
export default {
  name: 'skills-mapping',
  text: chartText('skills-mapping'),
  full: {
    width: 560,
    height: 420,
    Picture: () => (
      <>
        <HairGrid box={plate} parts={grid} />
        <Clipped by={rectangle(inner(plate, 5))}>
          <Contours plate={plate} interval={2} />
        </Clipped>
        <Neatline box={plate} parts={{ across: 25, down: 20 }} />
        <Parts plate={plate} />
        <Scales plate={plate} />
      </>
    ),
  },
  card: {
    width: 320,
    height: 200,
    Picture: () => (
      <>
        <HairGrid box={cardPlate} parts={grid} />
        <Clipped by={rectangle(inner(cardPlate, 5))}>
          <Contours plate={cardPlate} interval={4} />
        </Clipped>
        <Neatline box={cardPlate} parts={{ across: 20, down: 10 }} />
        <Trail plate={cardPlate} />
        <Group enter="fade">
          {each(mappedSkills, (skill) => (
            <Triangle skill={skill} plate={cardPlate} />
          ))}
        </Group>
      </>
    ),
  },
} satisfies Drawing;
