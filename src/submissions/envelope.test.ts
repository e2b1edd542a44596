import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { envelopeSchema } from './envelope.ts';

const submissionId = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('submissionId', () => {
  it.each([undefined, '', submissionId, submissionId.toUpperCase()])('accepts %j', (value) => {
    expect(z.safeParse(envelopeSchema, { submissionId: value }).success).toBe(true);
  });

  it.each([null, 7, [], [submissionId], 'x', `${submissionId}0`, ` ${submissionId}`])(
    'rejects %j',
    (value) => {
      const result = z.safeParse(envelopeSchema, { submissionId: value });
      expect(result.error?.issues.map(({ message }) => message)).toEqual([
        'The submission id must be a UUID.',
      ]);
    },
  );
});

describe('website', () => {
  it.each([
    [undefined, undefined],
    ['', ''],
    ['x', 'x'],
    [7, 'unreadable'],
    [['x'], 'unreadable'],
    [null, null],
  ])('reads %j as %j', (value, website) => {
    expect(z.parse(envelopeSchema, { website: value }).website).toBe(website);
  });
});

describe('attribution', () => {
  const read = (attribution: unknown) => z.parse(envelopeSchema, { attribution }).attribution;

  it('keeps valid values', () => {
    const attribution = {
      page: '/pricing',
      referrerHost: 'search.example',
      campaign: { source: 'a', medium: 'b', name: 'c', term: 'd', content: 'e' },
      control: 'header',
    };
    expect(read(attribution)).toEqual(attribution);
  });

  it('drops invalid parts and keeps the rest', () => {
    expect(read({ page: 'x'.repeat(201), control: 'header', more: 1 })).toEqual({ control: 'header' });
    expect(read({ page: 'é', referrerHost: 7, campaign: 'x', control: 'a\nb' })).toEqual({});
    expect(read({ campaign: { source: 'x'.repeat(101), medium: 'b' } })).toEqual({
      campaign: { medium: 'b' },
    });
    expect(read({ page: 'x'.repeat(200) })).toEqual({ page: 'x'.repeat(200) });
  });

  it.each(['x', 7, null, [], undefined])('reads %j as no attribution, without an error', (value) => {
    expect(z.safeParse(envelopeSchema, { attribution: value }).success).toBe(true);
    expect(read(value) ?? {}).toEqual({});
  });
});
