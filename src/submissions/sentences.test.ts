import { expect, it } from 'vitest';
import { reportTitle, reportType } from './kinds.ts';
import { bodyLimitBytes } from './limits.ts';
import { alreadySubscribed, outcomeSentences } from './sentences.ts';

it.each([
  [
    'newsletter',
    ['Subscribed!', 'Thank you for subscribing to our Global Skills News.'],
    'There was a problem subscribing. Please try again.',
  ],
  [
    'meeting',
    ['Meeting Request Submitted', 'Thank you Ada! Your booking page is opening in a new tab.'],
    'There was a problem submitting your request. Please try again.',
  ],
  [
    'report',
    ['Download Started', 'Your report download has been processed successfully.'],
    'There was a problem processing your request. Please try again.',
  ],
] as const)('has the toasts of the specification for a %s', (kind, [title, description], failure) => {
  expect(outcomeSentences[kind].success('Ada')).toEqual({ title, description });
  expect(outcomeSentences[kind].failure).toEqual({ title: 'Error', description: failure });
});

it('does not change the values of the HTTP interface and the database', () => {
  expect(alreadySubscribed).toEqual({
    title: 'Already Subscribed',
    description: 'This email is already subscribed to our newsletter.',
  });
  expect([reportType, reportTitle]).toEqual(['future-skills-report', 'Future Skills Report 2025']);
  expect(bodyLimitBytes).toBe(16_384);
});
