import { describe, expect, it } from 'vitest';
import { suiteQuestion, tablePlaces } from '../charts/data/plotting-table.ts';
import agent from '../content/screens/skills-agent.yaml';
import mapping from '../content/screens/skills-mapping.yaml';

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
