/** What to do about what an audit finds. The findings name the elements, and the test's title the page. */
export const remedies = {
  ambiguousLinks: 'Give links that lead to different places different words, or an aria-label',
  brokenWords: 'Give the words room, or a soft hyphen',
  labelFaults: 'Move, shorten or enlarge the label in the drawing of the page',
  motion: 'Let nothing move under prefers-reduced-motion',
  overflow: 'Let it wrap or shrink (min-width: 0), or scroll in a box of its own',
  paleText: 'Give the text a dark colour in src/design/print.css',
  sectionBackgrounds: 'Take the background away in src/design/print.css',
  sidewaysScrollers: 'Let it wrap in src/design/print.css',
  textFaults: 'Let the text wrap, or give it more room at this width',
} as const;
