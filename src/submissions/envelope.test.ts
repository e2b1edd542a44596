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
      campaign: { source: 'a', medium: 'frühling', name: 'R&D – "autumn"', term: 'd', content: 'e' },
      clickIds: {
        gclid: 'Cj0-_',
        gbraid: '0A',
        wbraid: 'Ck',
        msclkid: 'f0',
        li_fat_id: '1-2',
        fbclid: 'Iw_aem_',
      },
      control: 'header',
    };
    expect(read(attribution)).toEqual(attribution);
  });

  it('drops invalid parts and keeps the rest', () => {
    expect(read({ page: 'x'.repeat(201), control: 'header', more: 1 })).toEqual({ control: 'header' });
    expect(read({ page: 'é', referrerHost: 7, campaign: 'x', control: 'a\nb' })).toEqual({});
    expect(read({ campaign: { source: 7, medium: '\u0000', name: 'b' } })).toEqual({
      campaign: { name: 'b' },
    });
    expect(
      read({ clickIds: { gclid: 'a"b', fbclid: 'x'.repeat(401), msclkid: '', wbraid: 'c', more: 'd' } }),
    ).toEqual({ clickIds: { wbraid: 'c' } });
    expect(read({ clickIds: 'x', control: 'header' })).toEqual({ control: 'header' });
    expect(read({ page: 'x'.repeat(200) })).toEqual({ page: 'x'.repeat(200) });
  });

  it('cuts a campaign text that is too long, and takes out what cannot be read', () => {
    expect(read({ campaign: { source: 'x'.repeat(107), medium: 'a\nb\ud800' } })).toEqual({
      campaign: { source: 'x'.repeat(100), medium: 'a b' },
    });
  });

  it.each(['x', 7, null, [], undefined])('reads %j as no attribution, without an error', (value) => {
    expect(z.safeParse(envelopeSchema, { attribution: value }).success).toBe(true);
    expect(read(value) ?? {}).toEqual({});
  });
});
