import { describe, expect, it } from 'vitest';
import agent from '../content/screens/skills-agent.yaml';
import mapping from '../content/screens/skills-mapping.yaml';
import suite from '../content/skillsuite.yaml';
import { suiteQuestion, tablePlaces } from '../drawings/data/plotting-table.ts';

describe('the question that crosses the plotting table', () => {
  it('is the one that the screen of Skills Agent answers', () => {
    expect(suiteQuestion.lines.join(' ')).toBe(agent.question);
    expect(suiteQuestion.people).toBe(agent.route.stops.at(-1)?.people);
    expect(suiteQuestion.skills.asked).toBe(agent.required.skills.length);
    expect(agent.people.find(({ name }) => name === suiteQuestion.holder)).not.toHaveProperty('missing');
  });

  it('counts people as the gap plan of Skills Mapping does', () => {
    for (const { name, need, have } of tablePlaces) {
      const skill = mapping.table.skills.find((candidate) => candidate.name === name);
      expect([skill?.demand, skill?.supply], name).toEqual([need, have]);
    }
    const asked = mapping.table.skills.find(({ name }) => name === suiteQuestion.skill);
    expect(asked?.trend).toBe(suiteQuestion.trend);
  });
});

describe('the week in which the question is answered', () => {
  const { days, plan } = suite.week;
  const [asked, counted, , shown, ahead] = days;
  const data = mapping.table.skills.find(({ name }) => name === suiteQuestion.skill);
  const { demand = 0, supply = 0, trend = 0 } = data ?? {};
  const posts = plan.parts.reduce((sum, { people }) => sum + people, 0);
  const outside = plan.parts.filter((part) => part.outside).reduce((sum, { people }) => sum + people, 0);

  it('begins on the day and at the time that the screen of Skills Agent shows', () => {
    expect(asked?.date).toBe(agent.date);
    expect(asked?.text).toContain(`${agent.asker.time} ${agent.asker.name}`);
    expect(asked?.text).toContain((agent.route.stops[0]?.people ?? 0).toLocaleString('en-GB'));
    expect(asked?.figure).toBe(String(suiteQuestion.people));
  });

  it('has working days only, each after the one before', () => {
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    for (const date of dates) expect(new Date(date).getUTCDay() % 6, date).not.toBe(0);
  });

  it('counts the gap, and the teams it is in, as the gap plan does', () => {
    expect(counted?.figure).toBe(String(demand - supply));
    expect(counted?.text).toContain(`${demand} people are needed and ${supply} are in place`);
    const { teams, rows } = mapping.grid;
    const row = rows.find(({ group }) => group === 'Data & analytics');
    teams.forEach((team, index) => {
      expect(counted?.text).toMatch(new RegExp(`${team} (is )?${row?.short[index]}\\b`));
    });
  });

  it('shows as many skills as the role asks for', () => {
    const required = agent.required.skills.length;
    expect(shown?.figure).toBe(`${required} of ${required}`);
  });

  it('looks a year ahead by the trend of the skill', () => {
    const next = Math.round(demand * (1 + trend / 100));
    expect(ahead?.figure).toBe(`+${trend}%`);
    expect(ahead?.text).toContain(`from ${demand} people to ${next}`);
    expect(ahead?.text).toContain(`the other ${next - demand}`);
  });

  it('ends in a plan that fills every post once', () => {
    expect(posts).toBe(demand - supply);
    expect(posts - outside).toBe(suiteQuestion.people);
    expect(counted?.hands).toContain(`${posts} posts, of which ${outside} stay open`);
    const { people } = mapping.suggestion;
    expect(plan.parts.find(({ label }) => label === 'after two courses')?.people).toBe(people);
  });
});
