import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  consent,
  consentCategories,
  consentEnds,
  consentFor,
  consentKey,
  consentVersion,
  decideConsent,
  parseChoice,
  readConsent,
} from './consent.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const stored = (fields: object) =>
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

describe('parseChoice', () => {
  it('returns the stored categories and date', () => {
    expect(parseChoice(stored({}), noon('2026-02-01'))).toEqual({
      accepted: ['players'],
      decided: noon('2026-01-15'),
    });
    expect(parseChoice(stored({ accepted: [] }), noon('2026-02-01'))?.accepted).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['text that is not JSON', '{"version":1'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['another version', stored({ version: `${consentVersion} and later` })],
    ['categories that are not a list', stored({ accepted: 'players' })],
    ['no date', stored({ decided: undefined })],
    ['an invalid date', stored({ decided: 'yesterday' })],
    ['a date in the future', stored({ decided: noon('2026-03-01').toISOString() })],
  ])('returns undefined for %s', (_, text) => {
    expect(parseChoice(text, noon('2026-02-01'))).toBeUndefined();
  });

  it('ignores categories that the banner does not ask about', () => {
    expect(
      parseChoice(stored({ accepted: ['statistics', 'marketing'] }), noon('2026-02-01'))?.accepted,
    ).toEqual([]);
  });
});

describe('consentEnds', () => {
  it('returns the last day of a month that is shorter', () => {
    expect(consentEnds(noon('2026-08-31'))).toEqual(noon('2027-02-28'));
    expect(consentEnds(noon('2027-08-30'))).toEqual(noon('2028-02-29'));
  });
});

describe('consentFor', () => {
  it('returns false before an answer', () => {
    expect(consentFor('players')).toBe(false);
    consent.set('none');
    expect(consentFor('players')).toBe(false);
  });

  it('returns the newest answer at once', () => {
    useStorage({ setItem: vi.fn() });
    decideConsent(consentCategories);
    expect(consentFor('players')).toBe(true);
    decideConsent([]);
    expect(consentFor('players')).toBe(false);
  });
});

describe('local storage', () => {
  it('has only categories, version and date', () => {
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
  ])('has an answer that expires after six months: %s', (now, answer) => {
    useStorage({ getItem: () => stored({}) });
    vi.setSystemTime(now);
    readConsent();
    expect(consent.get()).toEqual(answer);
  });
});
