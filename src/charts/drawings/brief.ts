import { briefLines, briefSkills } from '../data/brief.ts';
import { matchingStars } from '../data/skills-matching.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Shape, Variant } from '../drawing/drawing.ts';
import { box, circle, group, path, text } from '../drawing/shapes.ts';

const size = { width: 640, height: 360 };
const letter = { x: 40, y: 34, width: 262, height: 214 } as const;
const skillColumn = 424;

const lineAt = (line: number) => letter.y + 36 + line * 32;
const skillAt = (skill: string) => letter.y + 11 + briefSkills.indexOf(skill) * 32;

function shows(skill: string): boolean {
  return matchingStars.some(({ name, of }) => name === skill && of === 'both');
}

/** From the words to the skills they ask for. */
function threads(): readonly Shape[] {
  const from = letter.x + letter.width - 16;
  const middle = (from + skillColumn) / 2;
  return briefLines.flatMap(({ skills }, line) =>
    skills.map((skill) =>
      path(
        `M${from} ${lineAt(line) - 4}C${middle} ${lineAt(line) - 4} ${middle} ${skillAt(skill)} ${skillColumn - 12} ${skillAt(skill)}`,
        { stroke: shows(skill) ? 'sun' : 'fine', weight: 'medium', enter: 'draw-2' },
      ),
    ),
  );
}

function letterOf(): readonly Shape[] {
  return [
    box(letter.x, letter.y, letter.width, letter.height, { stroke: 'line', fill: 'tint' }, 3),
    ...briefLines.flatMap(({ words, skills }, line) => [
      text(letter.x + 20, lineAt(line), words, {
        size: skills.length === 0 ? 'strong' : 'label',
        minor: skills.length > 0,
      }),
      path(`M${letter.x + 20} ${lineAt(line) + 8}H${letter.x + letter.width - 16}`, {
        stroke: skills.length === 0 ? 'hair' : 'line',
        weight: skills.length === 0 ? 'hairline' : 'thin',
      }),
    ]),
  ];
}

/** A ring is a skill that the brief asks for; a disc in it, one that the first on the shortlist shows. */
function skillRows(): readonly Shape[] {
  return briefSkills.flatMap((skill) => {
    const centre = { x: skillColumn, y: skillAt(skill) };
    return [
      circle(centre, 9, { stroke: 'ink', weight: 'medium', fill: shows(skill) ? 'sun' : 'ground' }),
      text(skillColumn + 20, centre.y, skill, { size: 'strong', drop: 0.35 }),
    ];
  });
}

/** Film poster: a client's brief on the left, the skills that its lines ask for on the right. */
export function drawBrief(variant: Variant): ChartDrawing {
  return {
    name: 'brief',
    variant,
    ...size,
    ...chartTexts.brief,
    shapes: [...letterOf(), ...threads(), group(skillRows(), { enter: 'fade' })],
  };
}
