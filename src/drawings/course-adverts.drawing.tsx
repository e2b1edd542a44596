import { scaleLinear } from 'd3-scale';
import { linkHorizontal } from 'd3-shape';
import { advertShare, type CourseSkill, courseSkills, courseTerms } from './data/course-adverts.ts';
import { chartTexts } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import type { Paint } from './medium.tsx';
import { Circle, each, Path } from './shapes.tsx';
import { Words } from './words.tsx';

const terms = [
  { term: 'first', x: 112 },
  { term: 'last', x: 412 },
] as const;
const [{ x: left }, { x: right }] = terms;
const [top, bottom] = [42, 252];

/** Shares up to 55 per cent; a skill comes in at 25. */
const down = scaleLinear([0, 55], [bottom, top]);
const comesIn = 25;

const looks: Readonly<Record<CourseSkill['taught'], Paint>> = {
  both: { stroke: 'fine' },
  first: { stroke: 'quiet', weight: 'medium', dash: '4 4' },
  last: { stroke: 'sun', weight: 'bold' },
  never: { stroke: 'fine', dash: '1 3' },
};

const hasChanged = ({ taught }: CourseSkill) => taught === 'first' || taught === 'last';

function Slopes() {
  const slope = linkHorizontal();
  return each(courseSkills, (skill) => {
    const [from, to] = [down(advertShare(skill, 'first')), down(advertShare(skill, 'last'))];
    const end = hasChanged(skill) ? ({ r: 4.5, fill: 'ink' } as const) : ({ r: 3, fill: 'line' } as const);
    return (
      <>
        <Path
          d={slope({ source: [left, from], target: [right, to] }) ?? ''}
          {...looks[skill.taught]}
          enter="draw-2"
        />
        <Circle at={{ x: left, y: from }} {...end} />
        <Circle at={{ x: right, y: to }} {...end} />
      </>
    );
  });
}

/** Names at the right axis, moved apart where the lines end close together. */
function Names() {
  const room = 19;
  let free = 0;
  const sorted = courseSkills.toSorted((a, b) => advertShare(b, 'last') - advertShare(a, 'last'));
  return each(sorted, (skill) => {
    const share = advertShare(skill, 'last');
    const y = Math.max(down(share), free);
    free = y + room;
    const changed = hasChanged(skill);
    return (
      <>
        <Path d={`M${right + 7} ${down(share)}L${right + 20} ${y}`} stroke="hair" />
        <Words
          x={right + 26}
          y={y}
          size={changed ? 'strong' : 'label'}
          tone={changed ? 'ink' : 'quiet'}
          drop={0.35}
          minor={!changed}
          text={`${skill.name} ${share}%`}
        />
      </>
    );
  });
}

/** Film poster: how often adverts asked for each skill of a module in its first term and in its last. */
export default {
  name: 'course-adverts',
  text: chartTexts['course-adverts'],
  full: {
    width: 640,
    height: 360,
    Picture: () => (
      <>
        <Path d={terms.map(({ x }) => `M${x} ${top - 8}V${bottom + 8}`).join('')} stroke="line" />
        <Path d={`M${left - 42} ${down(comesIn)}H${right}`} stroke="sun" dash="2 6" />
        <Words x={left - 48} y={down(comesIn)} size="strong" anchor="end" drop={0.35} text={`${comesIn}%`} />
        {each(terms, ({ term, x }) => (
          <Words x={x} y={top - 18} size="strong" anchor="middle" text={courseTerms[term].name} />
        ))}
        <Slopes />
        <Names />
      </>
    ),
  },
} satisfies Drawing;
