import { STATUS_CODES } from 'node:http';
import { expect, it } from 'vitest';
import { type ProblemCode, problemBody, problemStatuses } from './respond.ts';

const codes = Object.keys(problemStatuses) as readonly ProblemCode[];

/** Phrases that RFC 9110 renamed and Node still gives in their older form. */
const renamed: Readonly<Record<number, string>> = {
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

it.each(codes)('names the status of %s in its own phrase', (code) => {
  const status = problemStatuses[code];
  expect(JSON.parse(problemBody({ code, detail: 'A sentence.' }))).toEqual({
    type: 'about:blank',
    title: renamed[status] ?? STATUS_CODES[status],
    status,
    detail: 'A sentence.',
    code,
  });
});

it('carries the refused fields', () => {
  const body = problemBody({
    code: 'invalid',
    detail: 'A sentence.',
    errors: { email: 'Please.' },
  });
  expect(JSON.parse(body)).toMatchObject({ errors: { email: 'Please.' } });
});
