import { describe, expect, it } from 'vitest';
import { nearestQuestion } from './nearest.ts';
import page from './page.yaml';

const samples = [
  { question: 'Who could cover the Porto night shift in July?', about: 'crane rota' },
  { question: 'Which colleagues applied last year?', about: 'job vacancy shift' },
];

describe('the nearest sample question', () => {
  it('is the question itself', () => {
    for (const [index, { question }] of page.ask.questions.entries())
      expect(nearestQuestion(question, page.ask.questions)).toBe(index);
  });

  it('shares words, in any form, case and order, with or without accents', () => {
    expect(nearestQuestion('nights in PÔRTO', samples)).toBe(0);
    expect(nearestQuestion('vacancies: did a colleague apply?', samples)).toBe(1);
    expect(nearestQuestion('crane?', samples)).toBe(0);
  });

  it('is the first of equal ones', () => {
    expect(nearestQuestion('a shift', samples)).toBe(0);
  });

  it('prefers a word that only one question has', () => {
    expect(nearestQuestion('shifts of a vacancy', samples)).toBe(1);
  });

  it('is none if no word is shared, or only common ones', () => {
    for (const typed of ['', '?', 'What is the weather like?', 'who could do it', '東京'])
      expect(nearestQuestion(typed, samples)).toBeUndefined();
  });
});
