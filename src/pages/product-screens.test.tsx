import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellsOf, contentsOf, numbersIn, textOf } from '../../tests/support/markup.ts';
import { sum } from '../content/format.ts';
import frame from '../content/screens/frame.yaml';
import agent from '../content/screens/skills-agent.yaml';
import { organisation } from '../drawings/sample.ts';
import { DemandScreen } from '../sections/screen/DemandScreen.tsx';
import { SharedPassportScreen } from '../sections/screen/SharedPassportScreen.tsx';
import { ShortlistScreen } from '../sections/screen/ShortlistScreen.tsx';
import { SkillsAgentScreen } from '../sections/screen/SkillsAgentScreen.tsx';
import { VacanciesScreen } from '../sections/screen/VacanciesScreen.tsx';
import { SkillsMappingScreen } from './skills-mapping/SkillsMappingScreen.tsx';

const render = (Screen: ComponentType) => renderToStaticMarkup(<Screen />);
const descriptionOf = (html: string) => textOf(contentsOf(html, 'figcaption')[0] ?? '');

const screens = [
  ['skills-agent', SkillsAgentScreen],
  ['skills-mapping', SkillsMappingScreen],
  ['skills-passport', SharedPassportScreen],
  ['skills-1st-matching', ShortlistScreen],
  ['skills-mapping', VacanciesScreen],
  ['skills-lens', DemandScreen],
] as const;

it('tests every screen that has a file', () => {
  const files = Object.keys(
    import.meta.glob(['/src/pages/**/*Screen.tsx', '/src/sections/screen/[DSV]*Screen.tsx']),
  );
  const tested: readonly string[] = screens.map(([, Screen]) => Screen.name);
  expect(files.length).toBeGreaterThan(0);
  const untested = files.filter((file) => !tested.includes(basename(file, '.tsx')));
  expect(untested, 'Add these to `screens` in src/pages/product-screens.test.tsx').toEqual([]);
});

describe.each(screens)('the screen of %s: %o', (product, Screen) => {
  const html = render(Screen);

  it('is described in one line, as its text is heard after it', () => {
    expect(contentsOf(html, 'b')).toContain(frame.products[product]);
    expect(descriptionOf(html)).not.toMatch(/[{}]|undefined|NaN/);
    expect(descriptionOf(html)).toMatch(/^.{20,160}$/);
  });

  it('is a light picture: nothing in it takes focus or is a heading, no inline style', () => {
    expect(html).not.toMatch(
      /style=|tabindex|contenteditable|<(?:a|button|input|select|textarea|summary|h\d)\b/,
    );
    expect(brotliCompressSync(html).byteLength).toBeLessThan(3_000);
  });
});

describe('the gaps by team', () => {
  const html = render(SkillsMappingScreen);
  const [grid = []] = cellsOf(html);
  const [gridSums = []] = cellsOf(html, 'tfoot').map((rows) => rows[0]);
  const column = (rows: string[][], index: number) =>
    rows.map((row) => numbersIn(row[index] ?? '')[0] ?? NaN);

  it('adds up both ways to the people short', () => {
    for (const cells of grid) {
      const figures = cells.map(Number);
      expect(sum(figures.slice(0, -1))).toBe(figures.at(-1));
    }
    expect(gridSums.map(Number)).toEqual(gridSums.map((_, index) => sum(column(grid, index))));
    expect(Number(gridSums.at(-1))).toBe(organisation.plan.short);
  });
});

describe('Skills Agent', () => {
  const html = render(SkillsAgentScreen);

  it('answers, and says how each missing skill is learnt', () => {
    expect(textOf(html)).toContain(agent.answer);
    for (const { missing, learning } of agent.people.filter((person) => person.missing !== undefined))
      expect(textOf(html)).toContain(`${missing} ${learning ? agent.table.learning[learning] : ''}`);
  });

  it('counts the skills that each person has of those that are asked for', () => {
    const asked = agent.required.skills.length;
    const [people = []] = cellsOf(html);
    expect(people.map(([matching = '']) => numbersIn(matching))).toEqual(
      agent.people.map(({ missing }) => [missing === undefined ? asked : asked - 1, asked]),
    );
  });
});
