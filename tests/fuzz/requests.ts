import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { marker } from '../functions/support/submit.ts';
import { wholeLeads } from '../support/whole-leads.ts';

/** One hostile or ordinary request. Every value a person could have typed holds its mark, which begins with the marker. */
export interface FuzzedRequest {
  readonly mark: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** True where nothing is wrong with it: it has to be stored. */
  readonly valid: boolean;
  /** True where it is sent twice at the same moment, under one submission id. */
  readonly twice: boolean;
}

/** Text that breaks programs: markup, SQL, mail headers, odd Unicode, objects' own names. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\r\nBcc: x@example.com',
    "'); drop table meeting_bookings; --",
    '<script>alert(1)</script>',
    '\u202eevil\u2066',
    '\ud800',
    '{{7*7}}',
    '$&',
    '%00%0d%0a',
    '__proto__',
    'constructor',
    'x'.repeat(20_000),
    '👩‍👩‍👧'.repeat(40),
    'a,b@example.com',
    'a@xn--bcher-kva.xn--p1ai',
  ),
);
const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Finds marks, in lower case. */
export const markPattern = new RegExp(`${marker}[0-9a-f]{32}`);

/** Fields of a lead that has to be stored, with the mark in every one that a person types. */
function validFields(kind: SubmissionKind, mark: string): Readonly<Record<string, string>> {
  return wholeLeads(mark, `O'Hara & Söhne "東京" ${mark}`)[kind];
}

/** The mark beside the hostile value, so that whatever is kept or logged of it can be told. */
function marked(value: unknown, mark: string): unknown {
  return typeof value === 'string' ? value + mark : value;
}

const wrongHeaders = fc.record(
  {
    'Content-Type': fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded;charset="UTF-8"',
      'APPLICATION/JSON',
      '',
    ),
    Accept: fc.constantFrom('*/*', 'text/html;q=NaN', 'text/html,application/json;q=0.9', 'x'.repeat(2000)),
    Origin: fc.constantFrom('null', 'https://evil.example', 'https://site.example', 'http://[::1'),
    'Sec-Fetch-Site': fc.constantFrom('cross-site', 'same-site', 'same-origin', 'none', ''),
    'Content-Encoding': fc.constantFrom('gzip', 'identity', 'br, gzip'),
    'Content-Length': fc.constantFrom('0', '-1', '99999999999', 'x'),
    Referer: fc.constantFrom(
      'https://site.example//evil.example/x',
      'javascript:alert(1)',
      'https://site.example/a%00',
    ),
    Host: fc.constantFrom('site.example', 'evil.example', 'site.example:99999'),
  },
  { requiredKeys: [] },
);

/** Text that is no JSON and no form, or bytes that are no text. */
const hostileBody = fc.oneof(
  fc.oneof(hostileText, fc.json()).map((text) => Buffer.from(text)),
  fc.uint8Array({ minLength: 1, maxLength: 60 }),
);

/** The usual value, and one time in `times` another. */
function rarely<Value, Usual>(
  times: number,
  arbitrary: fc.Arbitrary<Value>,
  usual: Usual,
): fc.Arbitrary<Value | Usual> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });
}

/** Requests to one form: half are right, the others wrong in fields, encoding, headers or method. */
export function fuzzedRequests(kind: SubmissionKind): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      format: fc.constantFrom('json', 'form'),
      withId: fc.boolean(),
      twice: fc.boolean(),
      wrong: rarely(
        2,
        fc.record({
          fields: fc.dictionary(
            fc.oneof(
              fc.constantFrom(...Object.keys(validFields(kind, ''))),
              fc.constantFrom(
                'submissionId',
                'website',
                'attribution',
                'attribution.page',
                '__proto__',
                'toString',
              ),
              fc.string({ maxLength: 20 }),
            ),
            hostileValue,
            { maxKeys: 4 },
          ),
          headers: rarely(2, wrongHeaders, {}),
          method: rarely(15, fc.constantFrom('PUT', 'GET', 'DELETE', 'PATCH'), 'POST'),
          body: rarely(8, hostileBody, undefined),
        }),
        undefined,
      ),
    })
    .map(({ format, withId, twice, wrong }) => {
      // Not the generator's: a request that is sent again in another shape is another person's.
      const mark = marker + randomUUID().replaceAll('-', '');
      const hostile = Object.entries(wrong?.fields ?? {}).map(([name, value]) => [name, marked(value, mark)]);
      const id = withId ? [['submissionId', randomUUID()]] : [];
      const fields = Object.fromEntries([...Object.entries(validFields(kind, mark)), ...id, ...hostile]);
      const texts = Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value ?? null),
      ]);
      const encoded = format === 'json' ? JSON.stringify(fields) : new URLSearchParams(texts).toString();
      return {
        mark,
        method: wrong?.method ?? 'POST',
        headers: {
          'Content-Type': format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
          'User-Agent': mark,
          ...wrong?.headers,
        },
        body: wrong?.body === undefined ? encoded : Buffer.concat([wrong.body, Buffer.from(mark)]),
        valid: wrong === undefined,
        twice: twice && withId && wrong === undefined,
      };
    });
}
