import { brotliCompressSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { skillRecords, skillTotals } from '../content/organisation/skills.ts';
import { forecastSkills } from '../drawings/data/skills-lens.ts';
import { mappingTotals, retraining } from '../drawings/data/skills-mapping.ts';
import { ControlCentreScreen } from './skills-control-centre/ControlCentreScreen.tsx';
import { SkillsLensScreen } from './skills-lens/SkillsLensScreen.tsx';
import { SkillsMappingScreen } from './skills-mapping/SkillsMappingScreen.tsx';

/** The text of some markup, pieces parted by one space. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** All pieces of markup between an opening tag that begins like this and the next closing tag of that name. */
function pieces(html: string, tag: string, attributes = ''): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?=[ >])[^>]*${attributes}[^>]*>(.*?)</${tag}>`, 'g'))].map(
    (match) => match[1] ?? '',
  );
}

/** The whole numbers that a text prints, in order. */
function numbers(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const render = (Screen: ComponentType) => renderToStaticMarkup(<Screen />);
const descriptionOf = (html: string) => textOf(pieces(html, 'figcaption')[0] ?? '');
const rowsOf = (html: string, part: string) =>
  pieces(html, part).map((body) => pieces(body, 'tr').map((row) => pieces(row, 'td').map(textOf)));

describe.each([
  ['Skills Mapping', SkillsMappingScreen, 1_500],
  ['Skills Lens', SkillsLensScreen, 1_500],
  ['Skills Control Centre', ControlCentreScreen, 3_000],
])('the screen of %s', (name, Screen, most) => {
  const html = render(Screen);

  it('is described in words, as a sample', () => {
    expect(descriptionOf(html)).toContain(name);
    expect(descriptionOf(html)).toMatch(/samples\.$/);
    expect(descriptionOf(html)).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('is a light picture: no control, no inline style', () => {
    expect(html).not.toMatch(/style=|<a |<button|<input|<select|tabindex/);
    expect(brotliCompressSync(html).byteLength).toBeLessThan(most);
  });
});

describe('the gap plan', () => {
  const html = render(SkillsMappingScreen);
  const [plan = [], grid = []] = rowsOf(html, 'tbody');
  const [planSums = [], gridSums = []] = rowsOf(html, 'tfoot').map((rows) => rows[0]);
  const column = (rows: string[][], index: number) => rows.map((row) => numbers(row[index] ?? '')[0] ?? NaN);

  it('prints gaps that are need less have, and sums of its lines', () => {
    for (const [need, have, gap] of plan) {
      const difference = Number(need) - Number(have);
      expect(gap).toBe(`${Math.abs(difference)} ${difference < 0 ? 'spare' : 'short'}`);
    }
    const [need, have] = [sum(column(plan, 0)), sum(column(plan, 1))];
    expect(planSums).toEqual([`${need}`, `${have}`, `${need - have} short`, '']);
    expect(mappingTotals()).toMatchObject({ need, have, gap: need - have });
  });

  it('prints a grid that adds up both ways to the people short', () => {
    for (const cells of grid) {
      const figures = cells.map(Number);
      expect(sum(figures.slice(0, -1))).toBe(figures.at(-1));
    }
    gridSums.forEach((printed, index) => {
      expect(Number(printed)).toBe(sum(column(grid, index)));
    });
    expect(Number(gridSums.at(-1))).toBe(mappingTotals().short);
  });

  it('counts the skills of its groups', () => {
    const chips = pieces(pieces(html, 'ul', 'chips')[0] ?? '', 'li').map((chip) => numbers(chip)[0] ?? NaN);
    expect(sum(chips.slice(1))).toBe(chips[0]);
    expect(chips[0]).toBe(plan.length);
  });

  it('suggests the move that the map shows', () => {
    const { people, from, to, courses } = retraining;
    expect(textOf(html)).toContain(`${people} of 13 people to spare in ${from} could retrain for ${to}`);
    expect(textOf(html)).toContain(`over ${courses} courses`);
    expect(textOf(html)).toContain(`23 before, ${23 - people} after`);
  });

  it('says its sums in words', () => {
    const { need, have, gap, short, spare } = mappingTotals();
    expect(descriptionOf(html)).toContain(`${need} people are needed and ${have} are in place, so ${gap}`);
    expect(descriptionOf(html)).toContain(`${short} short in some skills less ${spare} to spare`);
    const whole = skillTotals(skillRecords());
    const note = numbers(pieces(html, 'p', 'screen-note')[0] ?? '');
    expect(note.slice(1)).toEqual([whole.skills, whole.demand, whole.supply, whole.gap]);
  });
});

describe('the forecast', () => {
  const html = render(SkillsLensScreen);
  const [rising = [], fading = []] = pieces(html, 'ol').map((list) =>
    pieces(list, 'li').map((line) => textOf(pieces(line, 'b')[0] ?? '')),
  );

  it('ranks the skills that change most in the whole table', () => {
    const ranked = skillRecords().toSorted((one, other) => other.trend - one.trend);
    expect(rising).toEqual(ranked.slice(0, rising.length).map(({ name }) => name));
    expect(fading).toEqual(
      ranked
        .toReversed()
        .slice(0, fading.length)
        .map(({ name }) => name),
    );
    expect(rising.length).toBeGreaterThan(3);
  });

  it('shows six skills, those of the chart among them, with the growth the chart has', () => {
    const charts = pieces(html, 'li')
      .map(textOf)
      .filter((text) => text.includes('in 12 months'));
    expect(charts).toHaveLength(6);
    for (const { name, growth } of forecastSkills) {
      expect(charts.filter((text) => text.startsWith(name) && text.includes(`+${growth}%`))).toHaveLength(1);
    }
  });

  it('says in words where every line ends', () => {
    const ends = [...textOf(html).matchAll(/2028 Q2: (\d+) ±(\d+)/g)];
    expect(ends).toHaveLength(6);
    for (const [, value, error] of ends) {
      expect(descriptionOf(html)).toContain(`at ${value} plus or minus ${error} in 2028 Q2`);
    }
  });
});

describe('the overview', () => {
  const html = render(ControlCentreScreen);
  const panels = html.split('<li class="panel">').slice(1);
  const panel = (name: string) => panels.find((markup) => markup.includes(`<b>${name}</b>`)) ?? '';
  const figure = (name: string) =>
    textOf(pieces(pieces(panel(name), 'p', 'panel-text')[0] ?? '', 'b')[0] ?? '');
  const bold = (name: string) =>
    pieces(panel(name), 'li').map((line) => numbers(pieces(line, 'b')[0] ?? '')[0] ?? NaN);

  it('has the six panels', () => {
    expect(panels).toHaveLength(6);
  });

  it('agrees with the other screens', () => {
    expect(figure('Skills Mapping Central')).toBe(`${mappingTotals().gap} missing`);
    const lens = textOf(render(SkillsLensScreen));
    expect(lens).toContain(`Grid storage Energy & sustainability ${figure('Skills Lens Insights')}`);
    const people = skillRecords().find(({ name }) => name === 'Cloud security')?.supply;
    expect(bold('Unified Search')[1]).toBe(people);
  });

  it('adds up, panel by panel', () => {
    const [, , , strong = NaN, strongest = NaN] = bold('Matching Analytics');
    expect(figure('Matching Analytics')).toBe(`${strong + strongest} strong matches`);
    expect(textOf(panel('Matching Analytics'))).toContain(`of ${sum(bold('Matching Analytics'))} people`);
    expect(figure('Unified Search')).toBe(`${sum(bold('Unified Search'))} results`);
    const [holders = 0, people = 1, share] = numbers(
      textOf(pieces(panel('Skills Passport Hub'), 'p', 'panel-text')[0] ?? ''),
    );
    expect(share).toBe(Math.round((100 * holders) / people));
    expect(pieces(panel('Skills Agent Integration'), 'li')).toHaveLength(
      Number.parseInt(figure('Skills Agent Integration'), 10),
    );
  });

  it('says every panel and its figures in words', () => {
    const words = numbers(descriptionOf(html));
    for (const markup of panels) {
      const name = textOf(pieces(markup, 'b')[0] ?? '');
      expect(descriptionOf(html)).toContain(name);
      for (const value of numbers(figure(name))) expect(words, name).toContain(value);
    }
  });
});
