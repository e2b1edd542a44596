import * as z from 'zod/mini';
import { list, refuse } from './lists.ts';
import { matching } from './texts.ts';

/** An address that had a page, or is likely to be typed for one; `/old/*` stands for all below `/old`. */
const from = () =>
  matching(
    /^\/(?![/\\])(?:[^\s\\?#*:]*[^\s\\?#*:/])?(?:\/\*)?$/,
    'an address such as "/old-offer", or "/old/*" for all below /old, without ? and #',
  );

const to = () =>
  matching(
    /^(?:\/(?![/\\])[^\s\\:*]*|https:\/\/[^\s/]+\.[^\s]+)$/,
    'a page of this site such as "/pricing", or an address that begins with https://',
  );

/** Whether a rule before answers all that a later one could: the same address, or all below one above it. */
function covers(before: string, later: string): boolean {
  const [one, other] = [before.toLowerCase(), later.toLowerCase()];
  return one === other || (one.endsWith('/*') && `${other}/`.startsWith(one.slice(0, -1)));
}

/** Refuses a rule that never comes to its turn. */
const reached = z.check<{ readonly from: string }[]>((payload) => {
  const sources = payload.value.map((rule) => rule.from);
  for (const [place, source] of sources.entries()) {
    const before = sources.slice(0, place).find((earlier) => covers(earlier, source));
    if (before === undefined) continue;
    const expected =
      before.toLowerCase() === source.toLowerCase()
        ? 'an address that no rule above has'
        : `it above "${before}", which answers first`;
    refuse(payload, source, expected, [place, 'from']);
  }
});

/**
 * `redirects.yaml`: addresses that lead elsewhere, the first that fits. `references.ts` checks them against the pages: whether
 * one has such an address, and where they lead.
 */
export const redirects = z.strictObject({ redirects: list({ from: from(), to: to() }).check(reached) });
