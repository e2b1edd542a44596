import { monthOf } from '../../content/format.ts';

interface Change {
  /** In ISO format. */
  readonly date: string;
  readonly kind: 'added' | 'merged' | 'retired';
}

/** Returns the changes of the month of the first one. `changes` has the newest first. */
export function newestMonth<Listed extends Change>(changes: readonly Listed[]): readonly Listed[] {
  const month = changes[0]?.date.slice(0, 7) ?? '';
  return changes.filter(({ date }) => date.startsWith(month));
}

/** Returns the month of the changes, and how many changes of each kind there are. */
export function countMonth(changes: readonly Change[]) {
  const counted = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return {
    month: monthOf(changes[0]?.date ?? ''),
    added: counted('added'),
    merged: counted('merged'),
    retired: counted('retired'),
  };
}
