import type { MeasuringCategory } from './measuring-kinds.ts';

/** Returns the cookie banner's question about one or both categories. */
export const questionOf = (
  question: Readonly<Record<MeasuringCategory | 'both', string>>,
  asked: readonly MeasuringCategory[],
): string => (asked.length === 1 ? question[asked[0] ?? 'analytics'] : question.both);
