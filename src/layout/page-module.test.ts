import { afterEach, expect, test, vi } from 'vitest';
import { loadOrReload } from './page-module.ts';

const reload = vi.fn();
const missing = new Error('The chunk is gone.');
const fail = () => Promise.reject(missing);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a missing chunk reloads the page once in ten seconds; its error is thrown then, and where storage is forbidden', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z') });
  const items = new Map<string, string>();
  const getItem = (key: string) => items.get(key) ?? null;
  vi.stubGlobal('sessionStorage', {
    getItem,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  vi.stubGlobal('window', { location: { reload } });
  void loadOrReload(fail);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadOrReload(fail)).rejects.toBe(missing);
  vi.setSystemTime(new Date('2026-01-15T12:00:10Z'));
  void loadOrReload(fail);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await expect(loadOrReload(fail)).rejects.toBe(missing);
  expect(reload).toHaveBeenCalledTimes(2);
});
