import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOrReload } from './page-module.ts';

const reload = vi.fn();
const missing = new Error('The chunk is gone.');
const fail = () => Promise.reject(missing);

function useStorage(): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return items;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z') });
  vi.stubGlobal('window', { location: { reload } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

test('a missing chunk reloads the page once in ten seconds, then its error is thrown', async () => {
  useStorage();
  void loadOrReload(fail);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadOrReload(fail)).rejects.toBe(missing);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-01-15T12:00:10Z'));
  void loadOrReload(fail);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('a page that loads stores nothing', async () => {
  const items = useStorage();
  const page = { Component: () => null, head: { title: '', description: '' } };
  expect(await loadOrReload(() => Promise.resolve(page))).toBe(page);
  expect([items.size, reload.mock.calls.length]).toEqual([0, 0]);
});

test('where storage is forbidden the chunk’s own error is thrown, without a reload', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await expect(loadOrReload(fail)).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});
