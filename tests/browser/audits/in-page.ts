import { brokenWords } from './broken-words.ts';
import { clippedText, coveredStart } from './clipped-text.ts';
import { focusedStop, focusStops } from './focus-rings.ts';
import { faintDrawings } from './forced-drawings.ts';
import { labelFaults } from './label-legibility.ts';
import { layoutShift } from './layout-shift.ts';
import { ambiguousLinks } from './links.ts';
import { motion } from './motion.ts';
import { overflow } from './overflow.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { patches } from './patches.ts';
import { paleText, paperTexts, sectionBackgrounds, sidewaysScrollers } from './print.ts';
import { textFaults } from './text-faults.ts';
import { lengthenWords, losePictures, setText, setTextSize } from './visitor-settings.ts';
import { windowShare } from './window-share.ts';

/** What a test may ask of a page, or change in it. Each runs in the page, and takes and returns plain data only. */
const audits = {
  ambiguousLinks,
  brokenWords,
  clippedText,
  coveredStart,
  faintDrawings,
  focusedStop,
  focusStops,
  labelFaults,
  layoutShift,
  lengthenWords,
  losePictures,
  motion,
  overflow,
  overlappingTexts,
  paleText,
  paperTexts,
  patches,
  sectionBackgrounds,
  setText,
  setTextSize,
  sidewaysScrollers,
  textFaults,
  windowShare,
};

export type Audits = typeof audits;

Object.assign(globalThis, { audits });
