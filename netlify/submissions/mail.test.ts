import { Errors } from 'postmark';
import { expect, it } from 'vitest';
import { failureCode, refusedAddress } from './mail.ts';

it.each([
  [new Errors.InvalidEmailRequestError('a@example.com', 300, 422), refusedAddress],
  [new Errors.InactiveRecipientsError('a@example.com', 406, 422), 'postmark_406'],
  [new Errors.InternalServerError('a@example.com', 0, 500), 'postmark_http_500'],
  [new Errors.PostmarkError('fetch failed'), 'postmark_unreachable'],
  [new Errors.PostmarkError('The operation was aborted due to timeout'), 'postmark_timeout'],
  [new DOMException('x', 'TimeoutError'), 'postmark_timeout'],
  ['a@example.com', 'postmark_unreachable'],
])('names %o', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
