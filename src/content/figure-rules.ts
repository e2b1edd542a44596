import * as z from 'zod/mini';

/**
 * Requires the value at `path` to fit the rest of its group. `expected` returns undefined if it does, or else what fits: the end of
 * the message after "expected", with the right figure in it. The editor shows `rule` beside the field. Later rules of the group are
 * checked too.
 */
export const fitting = <Group>(
  path: PropertyKey[],
  rule: string,
  expected: (group: Group) => string | undefined,
) =>
  z.check<Group>(
    ({ value, issues }) => {
      const message = expected(value);
      if (message === undefined) return;
      // A copy of the path, as zod puts the steps to the group before it.
      const input: unknown = path.reduce<unknown>((group, step) => Object(group)[step], value);
      issues.push({ code: 'invalid_value', values: [], input, message, path: [...path], continue: true });
    },
    { error: rule, path },
  );

/** Returns the first pair of consecutive entries for which a rule does not hold. */
export function firstBreak<Entry>(
  entries: readonly Entry[],
  holds: (before: Entry, now: Entry) => boolean,
): readonly [before: Entry, now: Entry] | undefined {
  const at = entries.findIndex((now, index) => index > 0 && !holds(entries[index - 1] as Entry, now));
  return at < 0 ? undefined : [entries[at - 1] as Entry, entries[at] as Entry];
}

/** Requires each stop of a question's way through the records to leave fewer people than the one before. */
export const fewerAtEachStop = <Stop extends { readonly people: number }>() =>
  fitting<readonly Stop[]>([], 'stops that each leave fewer people', (stops) => {
    const wrong = firstBreak(stops, (before, now) => now.people < before.people);
    return (
      wrong &&
      `stops that each leave fewer people, not ${wrong.map(({ people }) => people).join(' and then ')}`
    );
  });
