import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import frame from '../../content/screens/frame.yaml';
import copy from '../../content/screens/skills-agent.yaml';
import { answer, question, stops } from '../../drawings/data/skills-agent.ts';
import { mappedSkills, retraining } from '../../drawings/data/skills-mapping.ts';
import { SkillsAgentScreen } from './SkillsAgentScreen.tsx';

const html = renderToStaticMarkup(<SkillsAgentScreen />);
const ready = copy.people.filter(({ weeks }) => weeks === 0);
const later = copy.people.filter(({ weeks }) => weeks > 0);
const inSixMonths = answer.ready + answer.afterOneCourse + retraining.people;

describe('the screen of Skills Agent', () => {
  it('finds the people of its chart and those of the map', () => {
    expect([ready.length, later.length]).toEqual([answer.ready, answer.afterOneCourse]);
    const sentence = `${inSixMonths} people could move within six months: ${ready.length} are ready now, ${later.length} after one course and ${retraining.people} after two.`;
    expect(html).toContain(`<p class="agent-answer">${sentence}</p>`);
    expect(retraining).toMatchObject({ to: 'Data engineering', courses: 2 });
    expect(html).toContain(
      `${question}<span class="people-note">5 people: 3 ready now, 2 after one course</span>`,
    );
  });

  it('narrows the records down on the way, beginning as the chart does', () => {
    const people = copy.route.stops.map((stop) => stop.people);
    expect(people).toEqual([stops[0].people, stops[1].people, inSixMonths]);
    expect(copy.sources.scope).toContain(`${stops[0].people.toLocaleString('en-GB')} of 2,140 people`);
    expect(frame.people).toBe(2140);
    expect(html).toContain('<b>1,284</b>');
  });

  it('adds up the records of its sources', () => {
    const { systems, total } = copy.sources;
    expect(systems.reduce((sum, { records }) => sum + records, 0)).toBe(total.records);
    expect(systems.find(({ system }) => system === 'HR records')?.records).toBe(stops[0].people);
    for (const { read } of systems) expect(read < copy.asker.time).toBe(true);
  });

  it('counts each person’s skills, all within six months and nearest first', () => {
    const shown = [...html.matchAll(/<b>(\d)<\/b> of 8/g)].map(([, count]) => Number(count));
    expect(shown).toEqual(copy.people.map(({ missing }) => (missing === undefined ? 8 : 7)));
    expect(copy.required.skills).toHaveLength(8);
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

  it('is a light picture marked as a sample, without controls and inline styles', () => {
    expect([copy, copy.asker, ...copy.people].every(({ sample }) => sample)).toBe(true);
    expect(html).toContain(`<span class="screen-tag">${frame.tag}</span>`);
    expect(html).toContain(`${copy.description} ${frame.note}`);
    expect(brotliCompressSync(html).byteLength).toBeLessThan(2_000);
    expect(html).not.toMatch(
      /style=|tabindex|contenteditable|<(?:a|button|input|select|textarea|summary|h\d)\b/,
    );
  });
});
