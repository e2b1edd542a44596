import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellsOf, contentsOf, numbersIn, textOf } from '../../tests/support/markup.ts';
import frame from '../content/screens/frame.yaml';
import copy from '../content/screens/skills-agent.yaml';
import { answer, question, stops } from '../drawings/data/skills-agent.ts';
import { mappedSkills, retraining } from '../drawings/data/skills-mapping.ts';
import { SkillsAgentScreen } from './SkillsAgentScreen.tsx';

const html = renderToStaticMarkup(<SkillsAgentScreen />);
const ready = copy.people.filter(({ weeks }) => weeks === 0);
const later = copy.people.filter(({ weeks }) => weeks > 0);
const inSixMonths = answer.ready + answer.afterOneCourse + retraining.people;

describe('the screen of Skills Agent', () => {
  it('finds the people of its chart and those of the map', () => {
    expect([ready.length, later.length]).toEqual([answer.ready, answer.afterOneCourse]);
    expect(numbersIn(copy.answer)).toEqual([inSixMonths, ready.length, later.length, retraining.people]);
    expect(retraining).toMatchObject({ to: 'Data engineering', courses: 2 });
    expect(copy.earlier.question).toBe(question);
    expect(numbersIn(copy.earlier.answer)).toEqual([
      answer.ready + answer.afterOneCourse,
      answer.ready,
      answer.afterOneCourse,
    ]);
    for (const text of [copy.answer, copy.earlier.question, copy.earlier.answer]) {
      expect(textOf(html)).toContain(text);
    }
  });

  it('narrows the records down on the way, beginning as the chart does', () => {
    const people = copy.route.stops.map((stop) => stop.people);
    expect(people).toEqual([stops[0].people, stops[1].people, inSixMonths]);
    expect(numbersIn(copy.sources.scope)).toEqual(expect.arrayContaining([stops[0].people, frame.people]));
    const shown = contentsOf(contentsOf(html, 'ol')[0] ?? '', 'b').flatMap(numbersIn);
    expect(shown).toEqual(people);
  });

  it('adds up the records of its sources', () => {
    const { systems, total } = copy.sources;
    expect(systems.reduce((sum, { records }) => sum + records, 0)).toBe(total.records);
    expect(systems.find(({ system }) => system === 'HR records')?.records).toBe(stops[0].people);
    for (const { read } of systems) expect(read < copy.asker.time).toBe(true);
  });

  it('counts each person’s skills, all within six months and nearest first', () => {
    const asked = copy.required.skills.length;
    const [people = []] = cellsOf(html);
    expect(people.map(([matching = '']) => numbersIn(matching))).toEqual(
      copy.people.map(({ missing }) => [missing === undefined ? asked : asked - 1, asked]),
    );
    const weeks = copy.people.map((person) => person.weeks);
    expect(weeks).toEqual(weeks.toSorted((one, other) => one - other));
    expect(Math.max(...weeks)).toBeLessThanOrEqual(26);
    for (const { missing, learning } of later) {
      expect(copy.required.skills).toContain(missing);
      expect(learning).toBe('course');
    }
    for (const { learning } of ready) expect(learning).not.toBe('course');
  });

  it('asks next for the posts that the people found leave open', () => {
    const skill = mappedSkills.find(({ name }) => name === 'Data engineering');
    const open = (skill?.need ?? 0) - (skill?.have ?? 0);
    expect(copy.followUps.questions.join(' ')).toContain(
      `Which ${open - inSixMonths} of the ${open} open posts`,
    );
  });

  it('is marked as a sample', () => {
    expect([copy, copy.asker, ...copy.people].every(({ sample }) => sample)).toBe(true);
  });
});
