import { describe, expect, test } from 'vitest';
import { matchesOf } from '../support/markup.ts';
import { builtPages } from './built-site.ts';

/**
 * What few pages may repeat. `Section` marks the head of its layout `statement` (a large heading on the left, its text on the
 * right) as `split-head`, `Points` its list as `hairline-grid`. A page that sets such a part by hand marks it the same way.
 */
const atMostOne = ['split-head', 'hairline-grid'] as const;

/** Pages that one page leads to, each counted once: about ten, as more are a choice that nobody makes. */
const mostActions = 12;

/** What a page is let off, and why. The specification gives home its buttons, cards and headlines. */
const exceptions = {
  parts: ['/'],
  /** The way home, the way to the form in the page, and the way back from a setting that has no address. */
  buttons: ['/', '/404', '/future-skills-report', '/placeholder'],
  /** A list of all pages, a ledger that names the pages of each claim, and a list that grows with each headline. */
  places: ['/', '/404', '/evidence', '/news'],
} as const;

/** Returns the markup of a page's main part. */
function mainOf({ html }: { readonly html: string }): string {
  return matchesOf(html, /<main[^>]*>([\s\S]*?)<\/main>/g)[0] ?? '';
}

/** The pages that a rule holds for. Those that editors add are as long as they make them. */
function pagesHeldTo(rule: keyof typeof exceptions) {
  const paths = builtPages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...exceptions[rule]]));
  const excepted: readonly string[] = exceptions[rule];
  return builtPages.filter(({ path, page }) => page !== 'added' && !excepted.includes(path));
}

/** Returns the attributes of the links in a page's main part. */
const linksOf = (page: { readonly html: string }) => matchesOf(mainOf(page), /<a ([^>]*)>/g);

describe.each(pagesHeldTo('parts'))('$path', (page) => {
  test.each(atMostOne)('has at most one %s', (part) => {
    expect(mainOf(page).split(`data-part="${part}"`).length - 1).toBeLessThanOrEqual(1);
  });
});

test.each(pagesHeldTo('buttons'))(
  '$path has buttons for our dialogs and for what is outside the site only',
  (page) => {
    const buttons = linksOf(page).filter((link) => /class="[^"]*\bButton-button\b/.test(link));
    const inside = buttons.filter((link) => !/data-dialog=|target="_blank"/.test(link));
    expect(inside).toEqual([]);
  },
);

test.each(pagesHeldTo('places'))(`$path leads to at most ${mostActions} places`, (page) => {
  const hrefs = linksOf(page).map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '');
  // The mark at a claimed figure is a footnote.
  const places = new Set(hrefs.filter((place) => !/^(?:#|\/evidence#)/.test(place)));
  expect(places.size).toBeLessThanOrEqual(mostActions);
});
