import { describe, expect, it } from 'vitest';
import agent from '../pages/skills-agent/page.yaml';
import { nearestQuestion } from './nearest-question.ts';

const shifts = [
  { question: 'Who could cover the Porto night shift in July?', about: 'crane rota' },
  { question: 'Which colleagues applied last year?', about: 'job vacancy shift' },
];

const skills = [
  { question: 'Who could move into data engineering?', about: 'retrain' },
  { question: 'Who could teach Python?', about: 'trainer' },
];

describe('the nearest sample question', () => {
  it('is the question itself', () => {
    for (const [index, { question }] of agent.ask.questions.entries())
      expect(nearestQuestion(question, agent.ask.questions)).toBe(index);
  });

  it('shares words, in any form, case and order, with or without accents', () => {
    expect(nearestQuestion('nights in PÔRTO', shifts)).toBe(0);
    expect(nearestQuestion('vacancies: did a colleague apply?', shifts)).toBe(1);
    expect(nearestQuestion('crane?', shifts)).toBe(0);
    expect(nearestQuestion('Future data ENGINEERS, please', skills)).toBe(0);
    expect(nearestQuestion('python teacher', skills)).toBe(1);
  });

  it('is found by its other words', () => {
    expect(nearestQuestion('Whom can we retrain?', skills)).toBe(0);
  });

  it('is the first of equal ones', () => {
    expect(nearestQuestion('a shift', shifts)).toBe(0);
  });

  it('prefers a word that only one question has', () => {
    expect(nearestQuestion('shifts of a vacancy', shifts)).toBe(1);
  });

  it('is none if no word is shared, or only common ones', () => {
    for (const typed of ['', '?', 'What is the weather like?', 'who could do it', '東京'])
      expect(nearestQuestion(typed, shifts)).toBeUndefined();
    for (const typed of ['How is the weather?', '  ', 'who could'])
      expect(nearestQuestion(typed, skills)).toBeUndefined();
  });
});
