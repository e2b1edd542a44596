import * as z from 'zod/mini';
import { addIssue, objectList } from './lists.ts';
import { stringMatching } from './texts.ts';

/** Returns the schema of a redirect's source: a path, or `/old/*` for all paths below `/old`. */
const from = () =>
  stringMatching(
    /^\/(?![/\\])(?:[^\s\\?#*:]*[^\s\\?#*:/])?(?:\/\*)?$/,
    'an address such as "/old-offer", or "/old/*" for all below /old, without ? and #',
  );

/** Returns the schema of what a redirect leads to. Netlify gives `:` and `*` a meaning there. */
export const redirectTarget = () =>
  stringMatching(
    /^(?:\/(?![/\\])[^\s\\:*]*|https:\/\/[^\s/]+\.[^\s]+)$/,
    'a page of this site such as "/pricing", or an address that begins with https://',
  );

/** Returns whether the source of an earlier rule includes that of a later rule, which would never apply. */
function covers(earlier: string, later: string): boolean {
  const [one, other] = [earlier.toLowerCase(), later.toLowerCase()];
  return one === other || (one.endsWith('/*') && `${other}/`.startsWith(one.slice(0, -1)));
}

/** Refuses a rule that never applies because of an earlier rule. */
const reached = z.check<{ readonly from: string }[]>((payload) => {
  const sources = payload.value.map((rule) => rule.from);
  for (const [place, source] of sources.entries()) {
    const before = sources.slice(0, place).find((earlier) => covers(earlier, source));
    if (before === undefined) continue;
    const expected =
      before.toLowerCase() === source.toLowerCase()
        ? 'an address that no rule above has'
        : `an address that the rule above for "${before}" does not cover`;
    addIssue(payload, source, expected, [place, 'from']);
  }
});

/**
 * The schema of `redirects.yaml`. The first matching rule applies. `references.ts` checks that sources are not pages and that
 * targets exist.
 */
export const redirects = z.strictObject({
  redirects: objectList({ from: from(), to: redirectTarget() }).check(reached),
});
