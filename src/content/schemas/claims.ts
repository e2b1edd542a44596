import * as z from 'zod/mini';
import { figure, line, sample } from '../fields.ts';

const claim = z.strictObject({
  /** What pages call it: lower case with hyphens. */
  name: z.string({ error: 'a name in lower case with hyphens' }).check(z.regex(/^[a-z][a-z-]*$/)),
  figure: figure(),
  wording: line(),
  source: line(),
  reviewed: z.iso.date({ error: 'a date such as "2025-06-05", in quotes' }),
  sample,
});

const uniqueNames = z.superRefine<z.output<typeof claim>[]>((claims, context) => {
  for (const [index, { name }] of claims.entries()) {
    if (claims.findIndex((other) => other.name === name) === index) continue;
    context.addIssue({
      code: 'invalid_value',
      values: [],
      path: [index, 'name'],
      input: name,
      message: 'a name that is not there yet',
    });
  }
});

/** `claims.yaml`. */
export const claims = z.strictObject({ claims: z.array(claim).check(uniqueNames) });
