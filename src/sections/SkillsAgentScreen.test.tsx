import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellsOf, contentsOf, numbersIn, textOf } from '../../tests/support/markup.ts';
import frame from '../content/screens/frame.yaml';
import screen from '../content/screens/skills-agent.yaml';
import { answer, stops } from '../drawings/data/skills-agent.ts';
import { retraining } from '../drawings/data/skills-mapping.ts';
import { SkillsAgentScreen } from './SkillsAgentScreen.tsx';

const html = renderToStaticMarkup(<SkillsAgentScreen />);
const ready = screen.people.filter(({ weeks }) => weeks === 0);
const later = screen.people.filter(({ weeks }) => weeks > 0);
const found = screen.route.stops.map((stop) => stop.people);
const inSixMonths = answer.ready + answer.afterOneCourse + retraining.people;

describe('the screen of Skills Agent', () => {
  it('finds the people of its drawing and those of the map', () => {
    expect([ready.length, later.length]).toEqual([answer.ready, answer.afterOneCourse]);
    expect(numbersIn(screen.answer)).toEqual([inSixMonths, ready.length, later.length, retraining.people]);
    expect(retraining).toMatchObject({ to: 'Data engineering', courses: 2 });
    expect(textOf(html)).toContain(screen.answer);
  });

  it('narrows the records down on the way', () => {
    expect(found).toEqual([stops[0].people, stops[1].people, inSixMonths]);
    expect(numbersIn(screen.sources.scope)).toEqual(expect.arrayContaining([stops[0].people, frame.people]));
    expect(contentsOf(contentsOf(html, 'ol')[0] ?? '', 'b').flatMap(numbersIn)).toEqual(found);
  });

  it('adds up the records of its sources', () => {
    const { systems, total } = screen.sources;
    expect(systems.reduce((sum, { records }) => sum + records, 0)).toBe(total.records);
    expect(systems.find(({ system }) => system === 'HR records')?.records).toBe(stops[0].people);
    for (const { read } of systems) expect(read < screen.asker.time).toBe(true);
  });

  it('counts each person’s skills, all within six months and nearest first', () => {
    const asked = screen.required.skills.length;
    const [people = []] = cellsOf(html);
    expect(people.map(([matching = '']) => numbersIn(matching))).toEqual(
      screen.people.map(({ missing }) => [missing === undefined ? asked : asked - 1, asked]),
    );
    const weeks = screen.people.map((person) => person.weeks);
    expect(weeks).toEqual(weeks.toSorted((one, other) => one - other));
    expect(Math.max(...weeks)).toBeLessThanOrEqual(26);
    for (const { missing, learning } of later) {
      expect(screen.required.skills).toContain(missing);
      expect(learning).toBe('course');
    }
    for (const { learning } of ready) expect(learning).not.toBe('course');
  });
});
