import { linkHorizontal } from 'd3-shape';
import { briefLines, briefSkills } from './data/brief.ts';
import { matchingStars } from './data/skills-matching.ts';
import { chartTexts } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import { rectangle } from './paths.ts';
import { Circle, each, Group, Path } from './shapes.tsx';
import { Words } from './words.tsx';

const letter = { x: 40, y: 34, width: 262, height: 214 } as const;
const end = letter.x + letter.width - 16;
const skillColumn = 424;

const lineAt = (line: number) => letter.y + 36 + line * 32;
const skillAt = (skill: string) => letter.y + 11 + briefSkills.indexOf(skill) * 32;
const shows = (skill: string) => matchingStars.some(({ name, of }) => name === skill && of === 'both');

/** The letter, and threads from its words to the skills they ask for. */
function Letter() {
  const thread = linkHorizontal();
  const threads = briefLines.flatMap(({ skills }, line) => skills.map((skill) => ({ line, skill })));
  return (
    <>
      <Path d={rectangle(letter, 3)} stroke="line" fill="tint" />
      {each(briefLines, ({ words, skills }, line) => {
        const asks = skills.length > 0;
        return (
          <>
            <Words
              x={letter.x + 20}
              y={lineAt(line)}
              size={asks ? 'label' : 'strong'}
              minor={asks}
              text={words}
            />
            <Path
              d={`M${letter.x + 20} ${lineAt(line) + 8}H${end}`}
              stroke={asks ? 'line' : 'hair'}
              weight={asks ? 'thin' : 'hairline'}
            />
          </>
        );
      })}
      {each(threads, ({ line, skill }) => (
        <Path
          d={thread({ source: [end, lineAt(line) - 4], target: [skillColumn - 12, skillAt(skill)] }) ?? ''}
          stroke={shows(skill) ? 'sun' : 'fine'}
          weight="medium"
          enter="draw-2"
        />
      ))}
    </>
  );
}

/** A ring is a skill that the brief asks for; a disc in it, one that the first on the shortlist shows. */
function Skills() {
  return (
    <Group enter="fade">
      {each(briefSkills, (skill) => {
        const at = { x: skillColumn, y: skillAt(skill) };
        return (
          <>
            <Circle at={at} r={9} stroke="ink" weight="medium" fill={shows(skill) ? 'sun' : 'ground'} />
            <Words x={skillColumn + 20} y={at.y} size="strong" drop={0.35} text={skill} />
          </>
        );
      })}
    </Group>
  );
}

/** Film poster: a client's brief on the left, the skills that its lines ask for on the right. */
export default {
  name: 'brief',
  text: chartTexts.brief,
  full: {
    width: 640,
    height: 360,
    Picture: () => (
      <>
        <Letter />
        <Skills />
      </>
    ),
  },
} satisfies Drawing;
