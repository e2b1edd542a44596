import { describe, expect, it } from 'vitest';
import agent from '../../content/screens/skills-agent.yaml';
import mapping from '../../content/screens/skills-mapping.yaml';
import suite from '../../content/skillsuite.yaml';
import { organisation } from '../../drawings/data/organisation.ts';

const suiteQuestion = organisation.question;

describe('the question on the first screen of the suite', () => {
  const { agent: asked, mapping: gap, matching } = suite.hero;

  it('is the one that the screen of Skills Agent answers', () => {
    expect(asked.question).toBe(agent.question);
    expect(asked.figure).toBe(String(agent.route.stops.at(-1)?.people));
    expect(agent.people.find(({ name }) => name === suiteQuestion.holder)).not.toHaveProperty('missing');
  });

  it('counts the people short as the difference of those needed and those in place', () => {
    expect(Number.parseInt(gap.need, 10) - Number.parseInt(gap.have, 10)).toBe(Number(gap.figure));
  });

  it('shows the nearest five as Skills Agent does, and no name', () => {
    const required = agent.required.skills.length;
    const lacking = agent.people.map(({ missing }) => (missing ? required - 1 : required));
    expect(matching.codes.map(({ shown }) => shown)).toEqual(lacking);
    expect(matching.figure).toBe(String(matching.codes.length));
  });
});

describe('the week in which the question is answered', () => {
  const { days, plan } = suite.week;
  const [asked, counted, , shown, ahead] = days;
  const data = mapping.table.skills.find(({ name }) => name === suiteQuestion.skill.name);
  const { demand = 0, supply = 0, trend = 0 } = data ?? {};
  const jobs = plan.parts.reduce((sum, { people }) => sum + people, 0);
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

  it('ends in a plan that fills every job once', () => {
    expect(jobs).toBe(demand - supply);
    expect(jobs - outside).toBe(suiteQuestion.people);
    expect(counted?.hands).toContain(`${jobs} jobs, of which ${outside} stay open`);
    const { people } = mapping.suggestion;
    expect(plan.parts.find(({ label }) => label === 'after two courses')?.people).toBe(people);
  });
});
