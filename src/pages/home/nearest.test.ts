import { expect, it } from 'vitest';
import { nearestQuestion } from './nearest.ts';

const questions = [
  { question: 'Who could move into data engineering?', also: ['retrain'] },
  { question: 'Who could teach Python?', also: ['trainer'] },
];

it('finds the question with most of the typed words, in any form and case', () => {
  expect(nearestQuestion('Future data ENGINEERS, please', questions)).toBe(0);
  expect(nearestQuestion('python teacher', questions)).toBe(1);
});

it('finds a question by its other words', () => {
  expect(nearestQuestion('Whom can we retrain?', questions)).toBe(0);
});

it('finds none for a text without a word of a question', () => {
  expect(nearestQuestion('How is the weather?', questions)).toBeUndefined();
  expect(nearestQuestion('  ', questions)).toBeUndefined();
  expect(nearestQuestion('who could', questions)).toBeUndefined();
});
