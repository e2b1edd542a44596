import { contrastOn } from './colours.ts';
import { nameOf } from './elements.ts';
import { excerpt, mainPart, textsIn, unshown } from './texts.ts';

/** The texts of the main part that paper shows, and those that stand in disclosures, shown or not. */
export interface PaperTexts {
  readonly printed: readonly string[];
  readonly folded: readonly string[];
}

/** Returns the texts that the page shows as it stands, without the names of controls and the state of the live page. */
export function paperTexts(): PaperTexts {
  const texts = textsIn(mainPart(), `nav, a, button:not(h3 > *), [role=status], ${unshown}`);
  const wordsOf = (chosen: typeof texts) => [...new Set(chosen.map(({ node }) => node.data.trim()))];
  return {
    printed: wordsOf(texts.filter(({ element }) => element.checkVisibility())),
    folded: wordsOf(
      texts.filter(
        // Narrow paper has the heads of some tables in their cells.
        ({ element }) => element.closest('details > :not(summary)') && !element.closest('thead'),
      ),
    ),
  };
}

/** Returns the texts too pale for white paper (WCAG 2.2, 1.4.3), one sentence for each colour: browsers print no backgrounds. */
export function paleText(): string[] {
  const colours = new Map<string, string>();
  for (const text of textsIn(mainPart(), `svg, ${unshown}`)) {
    const { color } = getComputedStyle(text.element);
    if (text.element.checkVisibility()) colours.set(color, excerpt(text));
  }
  return [...colours]
    .filter(([colour]) => contrastOn('white', colour) < 4.5)
    .map(([colour, words]) => `${words} prints in ${colour}: give it a darker colour in print`);
}

/** Returns the elements that scroll sideways, one sentence each: paper loses what one has to scroll to. */
export function sidewaysScrollers(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .map((element) => `${nameOf(element)} scrolls sideways: let it wrap in print`);
}

/** Returns the sections with a background, one sentence each: paper is white. */
export function sectionBackgrounds(): string[] {
  return [...document.querySelectorAll('main > *')]
    .map((section) => ({ section, colour: getComputedStyle(section).backgroundColor }))
    .filter(({ colour }) => colour !== 'rgba(0, 0, 0, 0)')
    .map(({ section, colour }) => `${nameOf(section)} prints on ${colour}: print on no background`);
}
