import * as z from 'zod/mini';
import { products } from './products.ts';

/** Fields by their names. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** A rule about the length of a list. */
export type LengthRule = z.core.$ZodCheck<readonly unknown[]>;

/** Requires an exact number of entries. Editors see the reason. */
export const exactLength = (amount: number, reason: string): LengthRule =>
  z.length(amount, { error: `exactly ${amount}: ${reason}` });

/** Requires at most so many entries. Editors see the reason. */
export const maxLength = (amount: number, reason: string): LengthRule =>
  z.maxLength(amount, { error: `at most ${amount}: ${reason}` });

/** Returns the schema of a list with at least one entry. */
export function nonEmptyList<Entry extends z.ZodMiniType>(entry: Entry, ...rules: readonly LengthRule[]) {
  return z.array(entry).check(z.minLength(1, { abort: true }), ...rules);
}

/** Returns the schema of a list of objects with these fields, with at least one entry. */
export function objectList<Fields extends Shape>(fields: Fields, ...rules: readonly LengthRule[]) {
  return nonEmptyList(z.strictObject(fields), ...rules);
}

export const onePerProduct = exactLength(products.length, 'one for each product');

export const eightQuarters = exactLength(8, 'one for each quarter of two years');

/** Adds a mistake at `path` of a value. `expected` is the end of the message, a noun phrase after "expected". */
export function addIssue(
  { issues }: Pick<z.core.ParsePayload, 'issues'>,
  input: unknown,
  expected: string,
  path: PropertyKey[] = [],
): never {
  issues.push({ code: 'invalid_value', values: [], input, message: expected, path });
  return z.NEVER;
}

/** Returns whether a rule holds for every pair of consecutive entries. */
export const inOrder = <Entry>(entries: readonly Entry[], holds: (before: Entry, now: Entry) => boolean) =>
  entries.slice(1).every((now, index) => holds(entries[index] as Entry, now));

/** Returns whether all texts are different. */
export const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

interface Named {
  readonly name: string;
  readonly skills?: readonly Named[];
}

/** Refuses a name that an earlier entry has, including the names of skills inside entries. */
export const uniqueNames = <Entry extends Named>() =>
  z.check<Entry[]>((payload) => {
    const seen = new Set<string>();
    const check = (entries: readonly Named[], path: PropertyKey[]) => {
      for (const [place, { name, skills = [] }] of entries.entries()) {
        if (seen.has(name))
          addIssue(payload, name, 'a name that no other entry has', [...path, place, 'name']);
        seen.add(name);
        check(skills, [...path, place, 'skills']);
      }
    };
    check(payload.value, []);
  });
