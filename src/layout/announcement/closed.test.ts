import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closedKey, hideClosed, rememberClosed, wasClosed } from './closed.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

/** Runs the inline script after an announcement with these days, and returns whether the announcement is hidden. */
function isHidden(from: string, until: string): boolean {
  const bar = { dataset: { from, until }, hidden: false };
  vi.stubGlobal('document', { currentScript: { previousElementSibling: { querySelector: () => bar } } });
  hideClosed(closedKey);
  return bar.hidden;
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', storage);
  vi.useFakeTimers({ now: new Date('2027-03-10T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('hides the announcement that the visitor closed, and no other', () => {
  expect(isHidden('2027-03-01', '2027-03-14')).toBe(false);
  rememberClosed('2027-03-01');
  expect(wasClosed('2027-03-01')).toBe(true);
  expect(isHidden('2027-03-01', '2027-03-14')).toBe(true);
  expect(isHidden('2027-03-08', '2027-03-14')).toBe(false);
});

it('hides an announcement after its last day, without a new build', () => {
  expect(isHidden('2027-03-01', '2027-03-10')).toBe(false);
  expect(isHidden('2027-03-01', '2027-03-09')).toBe(true);
});

it('shows an announcement if the browser stores no site data', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  expect(isHidden('2027-03-01', '2027-03-14')).toBe(false);
});

it('does nothing without an announcement', () => {
  vi.stubGlobal('document', { currentScript: { previousElementSibling: null } });
  expect(() => hideClosed(closedKey)).not.toThrow();
});
