import { expect, test } from 'vitest';
import { countMonth, newestMonth } from './changelog.ts';

test('counts the changes of the newest month by kind', () => {
  const change = (date: string, kind: 'added' | 'merged' | 'retired') => ({ date, kind });
  const changes = newestMonth([
    change('2026-11-25', 'added'),
    change('2026-11-04', 'retired'),
    change('2026-11-01', 'added'),
    change('2026-10-31', 'merged'),
    change('2025-11-30', 'added'),
  ]);
  expect(countMonth(changes)).toEqual({ month: 'November', added: 2, merged: 0, retired: 1 });
});
