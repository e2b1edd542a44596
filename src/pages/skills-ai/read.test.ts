import { expect, it } from 'vitest';
import { readText, skillsKnown } from './read.ts';

const skillsIn = (text: string) => readText(text).parts.map(({ skill }) => skill);

it('reads phrases that name no skill, with level, certainty and the next closest skill', () => {
  const { parts } = readText(
    'You will build the pipelines that feed our reports, explain what they say to people who never studied statistics, and keep the cloud running when the office is dark.',
  );
  expect(parts).toEqual([
    {
      before: 'You will',
      phrase: 'build the pipelines',
      after: 'that feed our reports,',
      skill: 'Data engineering',
      level: 4,
      sure: 96,
      next: { skill: 'Process automation', sure: 2 },
    },
    {
      before: undefined,
      phrase: 'explain what they say',
      after: 'to people who never studied statistics,',
      skill: 'Plain English',
      level: 3,
      sure: 87,
      next: { skill: 'Presenting', sure: 9 },
    },
    {
      before: 'and',
      phrase: 'keep the cloud running',
      after: 'when the office is dark.',
      skill: 'Cloud operations',
      level: 3,
      sure: 74,
      next: { skill: 'Site reliability', sure: 18 },
    },
  ]);
});

it('leaves out what a sentence denies, and what is no skill, with the reason', () => {
  expect(readText('We never studied statistics.').left).toEqual([{ phrase: 'statistics', reason: 'denied' }]);
  expect(readText('Young team, three years’ experience').left.map(({ reason }) => reason)).toEqual([
    'age',
    'time',
  ]);
});

it('a denial reaches no further than its sentence', () => {
  expect(skillsIn('No. Statistics is what I do.')).toEqual(['Statistics']);
});

it('is less sure the more words stand between those of a phrase, and finds none across too many', () => {
  const sureOf = (text: string) =>
    readText(text).parts.find(({ skill }) => skill === 'Negotiation')?.sure ?? 0;
  expect(sureOf('talked down')).toBeGreaterThan(sureOf('talked stubborn landlords down'));
  expect(sureOf('talked one very stubborn old landlord down')).toBe(0);
});

it.each([
  ['I talked the landlord down by a fifth', 'Negotiation', 3],
  ['helped with the payroll', 'Payroll', 2],
  ['Led a team of nine', 'Team leadership', 4],
  ['Trained two apprentices', 'Mentoring', 5],
  ['Café owner: I cooked for ninety people', 'Cooking', 3],
  ['KUBERNETES', 'Kubernetes', 3],
])('reads “%s” as %s at level %i', (text, skill, level) => {
  expect(readText(text).parts).toEqual([expect.objectContaining({ skill, level })]);
});

it('reads nothing in a text without a phrase of the dictionary, or without words', () => {
  for (const text of ['', '  ', '…', 'The weather is nice'])
    expect(readText(text)).toEqual({ parts: [], left: [] });
});

it('the parts of a text are the whole text', () => {
  const text = 'In Porto I sold carpets; later I led a team, wrote the tender and welded. Never boring!';
  const { parts } = readText(text);
  expect(
    parts
      .flatMap(({ before, phrase, after }) => [before, phrase, after])
      .join('')
      .replace(/\s/g, ''),
  ).toBe(text.replace(/\s/g, ''));
});

it('knows over a hundred skills', () => {
  expect(skillsKnown).toBeGreaterThan(100);
});
