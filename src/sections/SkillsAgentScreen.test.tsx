import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellsOf, contentsOf, numbersIn, textOf } from '../../tests/support/markup.ts';
import screen from '../content/screens/skills-agent.yaml';
import { SkillsAgentScreen } from './SkillsAgentScreen.tsx';

const html = renderToStaticMarkup(<SkillsAgentScreen />);

describe('the screen of Skills Agent', () => {
  it('answers, and shows how the records were narrowed down', () => {
    expect(textOf(html)).toContain(screen.answer);
    const found = screen.route.stops.map((stop) => stop.people);
    expect(contentsOf(contentsOf(html, 'ol')[0] ?? '', 'b').flatMap(numbersIn)).toEqual(found);
  });

  it('counts the skills that each person has of those that are asked for', () => {
    const asked = screen.required.skills.length;
    const [people = []] = cellsOf(html);
    expect(people.map(([matching = '']) => numbersIn(matching))).toEqual(
      screen.people.map(({ missing }) => [missing === undefined ? asked : asked - 1, asked]),
    );
  });
});
