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

/** Pages that hold to one of each part; the others are being rebuilt. Add each one that holds. */
const varied: readonly string[] = [
  '/about-us',
  '/business-leader',
  '/case-studies',
  '/educator',
  '/future-skills-report',
  '/news',
  '/partners',
  '/pricing',
  '/recruiter',
  '/scale-growth',
  '/skills-1st-masterclass',
  '/skills-1st-matching',
  '/skills-agent',
  '/skills-ai',
  '/skills-control-centre',
  '/skills-lens',
  '/skills-mapping',
  '/skills-passport',
  '/skills-roi',
  '/skillsuite',
  '/skillsuite-overview',
];

/** Pages that hold to the ladder of actions: a button is our dialog or leaves the site, all else is a text link. */
const laddered: readonly string[] = [
  '/about-us',
  '/business-leader',
  '/case-studies',
  '/educator',
  '/partners',
  '/pricing',
  '/recruiter',
  '/scale-growth',
  '/skills-1st-masterclass',
  '/skills-1st-matching',
  '/skills-agent',
  '/skills-ai',
  '/skills-control-centre',
  '/skills-lens',
  '/skills-mapping',
  '/skills-passport',
  '/skills-roi',
  '/skillsuite',
  '/skillsuite-overview',
];

/** Returns the markup of a page's main part. */
function mainOf({ html }: { readonly html: string }): string {
  return matchesOf(html, /<main[^>]*>([\s\S]*?)<\/main>/g)[0] ?? '';
}

const pagesAt = (paths: readonly string[]) => builtPages.filter(({ path }) => paths.includes(path));

test('the lists name pages of the site', () => {
  const paths = builtPages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...varied, ...laddered]));
});

describe.each(pagesAt(varied))('$path', (page) => {
  test.each(atMostOne)('has at most one %s', (part) => {
    expect(mainOf(page).split(`data-part="${part}"`).length - 1).toBeLessThanOrEqual(1);
  });
});

describe.each(pagesAt(laddered))('$path', (page) => {
  const links = matchesOf(mainOf(page), /<a ([^>]*)>/g);

  test('has buttons for our dialogs and for what is outside the site only', () => {
    const buttons = links.filter((link) => /class="[^"]*\bButton-button\b/.test(link));
    const inside = buttons.filter((link) => !/data-dialog=|target="_blank"/.test(link));
    expect(inside).toEqual([]);
  });

  test(`leads to at most ${mostActions} places`, () => {
    const hrefs = links.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '');
    // The mark at a claimed figure is a footnote.
    const places = new Set(hrefs.filter((place) => !/^(?:#|\/evidence#)/.test(place)));
    expect(places.size).toBeLessThanOrEqual(mostActions);
  });
});
