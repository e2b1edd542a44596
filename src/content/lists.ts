import * as z from 'zod/mini';
import { products } from './products.ts';

/** Fields by their names. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** How many entries a list may have. */
export type LengthRule = z.core.$ZodCheck<readonly unknown[]>;

/** For a list whose places are counted; `reason` tells marketers, after a colon, why there are so many. */
export const exactly = (amount: number, reason: string): LengthRule =>
  z.length(amount, { error: `exactly ${amount}: ${reason}` });

/** For a list that may only grow so far, and the reason for that. */
export const atMost = (amount: number, reason: string): LengthRule =>
  z.maxLength(amount, { error: `at most ${amount}: ${reason}` });

/** A list of one entry or more; `rules` say how many where that is not free. */
export function several<Entry extends z.ZodMiniType>(entry: Entry, ...rules: readonly LengthRule[]) {
  return z.array(entry).check(z.minLength(1, { abort: true }), ...rules);
}

/** A list of groups with these fields. */
export function list<Fields extends Shape>(fields: Fields, ...rules: readonly LengthRule[]) {
  return several(z.strictObject(fields), ...rules);
}

export const eachProduct = exactly(products.length, 'one for each product');

export const twoYears = exactly(8, 'one for each quarter of two years');

/** Names a mistake that only the whole of a value shows: `expected` says what should stand at `path`. */
export function refuse(
  { issues }: Pick<z.core.ParsePayload, 'issues'>,
  input: unknown,
  expected: string,
  path: PropertyKey[] = [],
): never {
  issues.push({ code: 'invalid_value', values: [], input, message: expected, path });
  return z.NEVER;
}

/** Whether each entry of a list but the first keeps a rule with the one before it. */
export const inOrder = <Entry>(entries: readonly Entry[], holds: (before: Entry, now: Entry) => boolean) =>
  entries.slice(1).every((now, index) => holds(entries[index] as Entry, now));

/** Whether no text stands there twice. */
export const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

interface Named {
  readonly name: string;
  readonly skills?: readonly Named[];
}

/** Refuses a name that stands there already; those of the skills in an entry count too. */
export const uniqueNames = <Entry extends Named>() =>
  z.check<Entry[]>((payload) => {
    const seen = new Set<string>();
    const look = (entries: readonly Named[], path: PropertyKey[]) => {
      for (const [place, { name, skills = [] }] of entries.entries()) {
        if (seen.has(name)) refuse(payload, name, 'a name that is not there yet', [...path, place, 'name']);
        seen.add(name);
        look(skills, [...path, place, 'skills']);
      }
    };
    look(payload.value, []);
  });
