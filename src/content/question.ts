import type { MeasuringCategory } from './measuring-kinds.ts';

/** Returns the question of the cookie banner about the categories that are asked for. */
export const questionOf = (
  question: Readonly<Record<MeasuringCategory | 'both', string>>,
  asked: readonly MeasuringCategory[],
): string => (asked.length === 1 ? question[asked[0] ?? 'analytics'] : question.both);
