import { isVisuallyHidden } from './elements.ts';
import { mainPart, textsIn, unshown } from './texts.ts';

/** How a visitor has text shown, beside the text size of the whole page. */
export interface TextSettings {
  /** The spacing of WCAG 2.2, 1.4.12. */
  readonly spaced?: boolean;
  /** The smallest font size that the browser shows, in CSS pixels. */
  readonly minimum?: number;
  /** The zoom of text alone, which leaves lengths as they are. */
  readonly zoom?: number;
}

const spacing = `
  :not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** A word as long as the longest job titles, buttons and pasted addresses. */
const longWord = 'Donaudampfschifffahrtskapitaenspatent';

/** Sets the size of the page's text, in per cent of the usual one. */
export function setTextSize(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
}

/** Sets the font size of each element anew from the size that it has without these settings. */
function setSizes(elements: readonly HTMLElement[], change: (size: number) => number): void {
  const sizes = elements.map((element) => change(Number.parseFloat(getComputedStyle(element).fontSize)));
  for (const [index, element] of elements.entries()) {
    element.style.setProperty('font-size', `${sizes[index]}px`, 'important');
  }
}

/** Shows the page's text with these settings and no others. The text of drawings keeps its size, as in browsers. */
export function setText({ spaced = false, minimum = 0, zoom = 1 }: TextSettings): void {
  const others = document.adoptedStyleSheets.filter((sheet) => !Reflect.has(sheet, 'isSetting'));
  const sheet = Object.assign(new CSSStyleSheet(), { isSetting: true });
  if (spaced) sheet.replaceSync(spacing);
  document.adoptedStyleSheets = [...others, sheet];
  const elements = [...document.querySelectorAll<HTMLElement>('body, body *:not(svg, svg *, site-island)')];
  for (const element of elements) element.style.removeProperty('font-size');
  if (minimum > 0 || zoom !== 1) setSizes(elements, (size) => Math.max(size * zoom, minimum));
}

/** Has every picture of the page fail, as where none can be loaded. */
export async function losePictures(): Promise<void> {
  for (const source of document.querySelectorAll('picture source')) source.remove();
  const lose = (image: HTMLImageElement) =>
    new Promise((resolve) => {
      image.addEventListener('error', resolve, { once: true });
      image.loading = 'eager';
      image.src = 'data:image/png;base64,AAAA';
    });
  await Promise.all([...document.images].map(lose));
}

/** Replaces the longest word, of five letters or more, of each text that shows in the main part by one of 37 letters. */
export function lengthenWords(): void {
  for (const { node, element } of textsIn(mainPart(), `svg, option, ${unshown}`)) {
    if (isVisuallyHidden(element)) continue;
    const words = node.data.match(/[\p{L}\p{M}]{5,}/gu) ?? [];
    const [longest] = words.toSorted((one, other) => other.length - one.length);
    if (longest !== undefined) node.data = node.data.replace(longest, longWord);
  }
}
