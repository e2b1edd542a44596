import { advertShare, type CourseSkill, courseSkills, courseTerms } from '../data/course-adverts.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Paint, Shape, Variant } from '../drawing/drawing.ts';
import { circle, group, path, sides, text } from '../drawing/shapes.ts';

const size = { width: 640, height: 360 };
const axis = { first: 112, last: 412, top: 42, bottom: 252 } as const;
/** The highest share on the scale, and the one from which a skill comes in, in per cent. */
const scale = { highest: 55, comesIn: 25 } as const;

const down = (share: number) => axis.bottom - ((axis.bottom - axis.top) * share) / scale.highest;

const looks: Readonly<Record<CourseSkill['taught'], Paint>> = {
  both: { stroke: 'fine' },
  first: { stroke: 'quiet', weight: 'medium', dash: '4 4' },
  last: { stroke: 'sun', weight: 'bold' },
  never: { stroke: 'fine', dash: '1 3' },
};

function slope(skill: CourseSkill): Shape {
  const [from, to] = [down(advertShare(skill, 'first')), down(advertShare(skill, 'last'))];
  const middle = (axis.first + axis.last) / 2;
  const changed = skill.taught === 'first' || skill.taught === 'last';
  return group([
    path(`M${axis.first} ${from}C${middle} ${from} ${middle} ${to} ${axis.last} ${to}`, {
      ...looks[skill.taught],
      enter: 'draw-2',
    }),
    ...[
      { x: axis.first, y: from },
      { x: axis.last, y: to },
    ].map((end) => circle(end, changed ? 4.5 : 3, { fill: changed ? 'ink' : 'line' })),
  ]);
}

/** Names at the right axis, moved apart where the lines end close together; `room` is the least distance in user units. */
function names(skills: readonly CourseSkill[], room: number): readonly Shape[] {
  let free = 0;
  return skills
    .toSorted((a, b) => advertShare(b, 'last') - advertShare(a, 'last'))
    .flatMap((skill) => {
      const at = down(advertShare(skill, 'last'));
      const y = Math.max(at, free);
      free = y + room;
      const changed = skill.taught === 'first' || skill.taught === 'last';
      return [
        path(`M${axis.last + 7} ${at}L${axis.last + 20} ${y}`, { stroke: 'hair' }),
        text(axis.last + 26, y, `${skill.name} ${advertShare(skill, 'last')}%`, {
          size: changed ? 'strong' : 'label',
          tone: changed ? 'ink' : 'quiet',
          drop: 0.35,
          minor: !changed,
        }),
      ];
    });
}

/** Film poster: how often adverts asked for each skill of a module in its first term and in its last. */
export function drawCourseAdverts(variant: Variant): ChartDrawing {
  return {
    name: 'course-adverts',
    variant,
    ...size,
    ...chartTexts['course-adverts'],
    shapes: [
      sides(
        (['first', 'last'] as const).map((term) => [
          { x: axis[term], y: axis.top - 8 },
          { x: axis[term], y: axis.bottom + 8 },
        ]),
        { stroke: 'line' },
      ),
      path(`M${axis.first - 42} ${down(scale.comesIn)}H${axis.last}`, { stroke: 'sun', dash: '2 6' }),
      text(axis.first - 48, down(scale.comesIn), `${scale.comesIn}%`, {
        size: 'strong',
        anchor: 'end',
        drop: 0.35,
      }),
      ...(['first', 'last'] as const).map((term) =>
        text(axis[term], axis.top - 18, courseTerms[term].name, { size: 'strong', anchor: 'middle' }),
      ),
      ...courseSkills.map(slope),
      ...names(courseSkills, 19),
    ],
  };
}
