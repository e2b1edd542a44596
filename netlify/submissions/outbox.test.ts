import { expect, it } from 'vitest';
import { DatabaseFailure } from './database.ts';
import { codeOf } from './outbox.ts';

it.each([
  [new DatabaseFailure('sqlstate_42501', false), 'sqlstate_42501'],
  [new TypeError('ada@example.com'), 'TypeError'],
  ['ada@example.com', 'unknown'],
])('of what failed the log keeps a code: %s is %s', (error, code) => {
  expect(codeOf(error)).toBe(code);
});
