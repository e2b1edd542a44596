import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closedKey, hideClosed, rememberClosed, wasClosed } from './closed.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

/** Runs the script behind an announcement with these days, and returns whether the announcement is hidden. */
function isHidden(from: string, until: string): boolean {
  const bar = { dataset: { from, until }, hidden: false };
  vi.stubGlobal('document', { currentScript: { previousElementSibling: { querySelector: () => bar } } });
  hideClosed(closedKey);
  return bar.hidden;
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', storage);
  vi.useFakeTimers({ now: new Date('2027-03-10T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an announcement is hidden where the visitor closed it, and only that one', () => {
  expect(isHidden('2027-03-01', '2027-03-14')).toBe(false);
  rememberClosed('2027-03-01');
  expect(wasClosed('2027-03-01')).toBe(true);
  expect(isHidden('2027-03-01', '2027-03-14')).toBe(true);
  expect(isHidden('2027-03-08', '2027-03-14')).toBe(false);
});

it('an announcement is hidden once its last day is over, on a site that has not been built since', () => {
  expect(isHidden('2027-03-01', '2027-03-10')).toBe(false);
  expect(isHidden('2027-03-01', '2027-03-09')).toBe(true);
});

it('an announcement is shown where the browser keeps no site data', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  expect(isHidden('2027-03-01', '2027-03-14')).toBe(false);
});

it('without an announcement before it the script does nothing', () => {
  vi.stubGlobal('document', { currentScript: { previousElementSibling: null } });
  expect(() => hideClosed(closedKey)).not.toThrow();
});
