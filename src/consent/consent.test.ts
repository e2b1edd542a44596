import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  asked,
  consent,
  consentEnds,
  consentFor,
  consentKey,
  consentVersion,
  decideConsent,
  parseChoice,
  readConsent,
} from './consent.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const kept = (fields: object) =>
  JSON.stringify({
    version: consentVersion,
    accepted: ['players'],
    decided: noon('2026-01-15').toISOString(),
    ...fields,
  });

function useStorage(storage: object): void {
  vi.stubGlobal('window', { localStorage: storage });
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon('2026-01-15') });
  consent.set('unread');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a kept answer', () => {
  it('is read as it was given', () => {
    expect(parseChoice(kept({}), noon('2026-02-01'))).toEqual({
      accepted: ['players'],
      decided: noon('2026-01-15'),
    });
    expect(parseChoice(kept({ accepted: [] }), noon('2026-02-01'))?.accepted).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['text that is no JSON', '{"version":1'],
    ['JSON of another kind', 'null'],
    ['a list', '[1]'],
    ['another version', kept({ version: `${consentVersion} and later` })],
    ['no categories', kept({ accepted: 'players' })],
    ['no date', kept({ decided: undefined })],
    ['a date that is none', kept({ decided: 'yesterday' })],
    ['a date in the future', kept({ decided: noon('2026-03-01').toISOString() })],
  ])('counts as none when it is %s', (_, written) => {
    expect(parseChoice(written, noon('2026-02-01'))).toBeUndefined();
  });

  it('accepts nothing that was never asked', () => {
    expect(
      parseChoice(kept({ accepted: ['statistics', 'marketing'] }), noon('2026-02-01'))?.accepted,
    ).toEqual([]);
  });

  it('ends on the last day of a month that is shorter', () => {
    expect(consentEnds(noon('2026-08-31'))).toEqual(noon('2027-02-28'));
    expect(consentEnds(noon('2027-08-30'))).toEqual(noon('2028-02-29'));
  });
});

describe('consentFor', () => {
  it('allows nothing before an answer', () => {
    expect(consentFor('players')).toBe(false);
    consent.set('none');
    expect(consentFor('players')).toBe(false);
  });

  it('follows each answer at once', () => {
    useStorage({ setItem: vi.fn() });
    decideConsent(asked);
    expect(consentFor('players')).toBe(true);
    decideConsent([]);
    expect(consentFor('players')).toBe(false);
  });
});

describe('the storage', () => {
  it('holds no more than categories, version and date', () => {
    const setItem = vi.fn();
    useStorage({ setItem });
    decideConsent([]);
    expect(setItem).toHaveBeenCalledExactlyOnceWith(consentKey, expect.any(String));
    expect(JSON.parse(setItem.mock.lastCall?.[1])).toEqual({
      version: consentVersion,
      accepted: [],
      decided: '2026-01-15T12:00:00.000Z',
    });
  });

  it.each([
    ['2026-07-15T11:59:59Z', { accepted: ['players'], decided: noon('2026-01-15') }],
    ['2026-07-15T12:00:00Z', 'none'],
  ])('is read by each page: six months end at %s', (now, answer) => {
    useStorage({ getItem: () => kept({}) });
    vi.setSystemTime(now);
    readConsent();
    expect(consent.get()).toEqual(answer);
  });
});
