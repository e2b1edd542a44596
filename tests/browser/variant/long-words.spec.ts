import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { germanPath } from '../../support/german.ts';
import { audit } from '../audits/audit.ts';
import { test } from '../support/test.ts';

/** A word of German law, 63 letters: longer than a phone is wide in any size of text. */
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** How one text of the page stands once it is the long word. */
interface Broken {
  readonly element: string;
  /** The places in the word, in letters, at which a line begins. */
  readonly breaks: readonly number[];
  /** Whether the word stands out of the box that it is in. */
  readonly leavesBox: boolean;
}

/**
 * Replaces each text of the page below the header by a word, and returns how it stands in each place. The header keeps its words:
 * its controls stand in one line, and its schema limits their lengths.
 */
function replaceTexts(page: Page, word: string): Promise<readonly Broken[]> {
  return page.evaluate((word) => {
    const omitted = 'script, style, noscript, svg, option, header, .Field-honeypot';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { readonly node: Node; readonly box: Element }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      let box = node.parentElement;
      if (!node.textContent?.trim() || !box?.checkVisibility() || box.closest(omitted)) continue;
      while (box.parentElement && getComputedStyle(box).display === 'inline') box = box.parentElement;
      // What only screen readers read is a pixel wide.
      if (box.getBoundingClientRect().width > 1) texts.push({ node, box });
    }
    for (const { node } of texts) node.textContent = word;
    const range = document.createRange();
    return texts.map(({ node, box }) => {
      const letters = Array.from(word, (_, index) => {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect();
      });
      const { left, right } = box.getBoundingClientRect();
      return {
        element: box.outerHTML.slice(0, 100),
        breaks: [...letters.keys()].filter((index) => {
          const [before, letter] = [letters[index - 1], letters[index]];
          return before !== undefined && letter !== undefined && letter.top > before.top + before.height / 2;
        }),
        leavesBox: letters.some((letter) => letter.left < left - 1 || letter.right > right + 1),
      };
    });
  }, word);
}

/** Returns the places at which the browser hyphenates a German word: none in a browser without a German dictionary, as Debian's. */
function syllablesOf(page: Page, word: string): Promise<readonly number[]> {
  return page.evaluate((word) => {
    const probe = document.createElement('p');
    probe.lang = 'de';
    probe.textContent = word;
    Object.assign(probe.style, { width: '1px', hyphens: 'auto', overflowWrap: 'normal' });
    document.body.append(probe);
    const range = document.createRange();
    const tops = Array.from(word, (_, index) => {
      range.setStart(probe.firstChild ?? probe, index);
      range.setEnd(probe.firstChild ?? probe, index + 1);
      return range.getBoundingClientRect().top;
    });
    probe.remove();
    return [...tops.keys()].filter((index) => index > 0 && tops[index] !== tops[index - 1]);
  }, word);
}

// Scripts would take a change of the page's texts for a translation.
test.use({ javaScriptEnabled: false });

for (const width of [320, 390]) {
  test(`at ${width} px the longest German word stays within its place, hyphenated where the browser can`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(germanPath);
    await expect(page.locator('main h1')).toHaveCSS('hyphens', 'auto');
    const syllables = await syllablesOf(page, longWord);
    const broken = await replaceTexts(page, longWord);
    expect(broken.length).toBeGreaterThan(50);
    expect(broken.filter(({ leavesBox }) => leavesBox)).toEqual([]);
    expect(broken.filter(({ breaks }) => breaks.length === 0)).toEqual([]);
    expect(await audit(page, 'overflow')).toEqual([]);
    expect(await audit(page, 'clippedText')).toEqual([]);
    // A browser without a dictionary breaks the word at the end of a line, as nothing else is left to it.
    const elsewhere = ({ breaks }: Broken) => breaks.some((place) => !syllables.includes(place));
    if (syllables.length > 0) expect(broken.filter(elsewhere)).toEqual([]);
  });
}
