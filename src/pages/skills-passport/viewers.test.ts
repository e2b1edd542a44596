import { describe, expect, it } from 'vitest';
import { readContent } from '../../build/content/read-content.ts';
import { placesShared, sentenceFor, type Viewer } from './viewers.ts';

const credentials = [
  { skill: 'Python', state: 'verified' },
  { skill: 'SQL', state: 'pending' },
  { skill: 'Coaching', state: 'verified' },
] as const;

describe('what a share shows', () => {
  it('is every verified credential where no skill is named', () => {
    expect(placesShared(credentials, {})).toEqual([0, 2]);
  });

  it('is the skills named, without pending ones', () => {
    expect(placesShared(credentials, { skills: ['SQL', 'Coaching'] })).toEqual([2]);
    expect(placesShared(credentials, { skills: [] })).toEqual([]);
  });
});

it('has a sentence for the holder, for who may look for a time, and for everyone else', () => {
  const viewer: Viewer = { name: 'A', role: 'B', sees: [0] };
  expect(sentenceFor(viewer)).toBe('holder');
  expect(sentenceFor({ ...viewer, until: '31 Aug 2026' })).toBe('shared');
  expect(sentenceFor({ ...viewer, sees: [] })).toBe('nothing');
});

it('shows the holder everything, nobody else what is pending, and strangers nothing', () => {
  const { credentials, viewers } = readContent('pages/skills-passport/page').try;
  const pending = credentials.flatMap((credential, place) => (credential.pending ? [place] : []));
  expect(viewers[0]?.sees).toHaveLength(credentials.length);
  expect(viewers.at(-1)?.sees).toEqual([]);
  expect(viewers.slice(1).flatMap(({ sees }) => sees.filter((place) => pending.includes(place)))).toEqual([]);
});
