import { wcagContrast } from 'culori';
import type { Page } from 'playwright';

/** Returns the share of the window that shows the page, and nothing that stays in place over it; from 0 to 1. */
export function pageShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const { clientWidth, clientHeight } = document.documentElement;
    let [free, all] = [0, 0];
    for (let x = 8; x < clientWidth; x += 24) {
      for (let y = 2; y < clientHeight; y += 4) {
        all += 1;
        if (!stays(document.elementFromPoint(x, y))) free += 1;
      }
    }
    return free / all;
  });
}

/** Has every picture of the page fail, as where none can be loaded. */
export async function losePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const source of document.querySelectorAll('picture source')) source.remove();
    const lose = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        image.addEventListener('error', resolve, { once: true });
        image.loading = 'eager';
        image.src = 'data:image/png;base64,AAAA';
      });
    await Promise.all([...document.images].map(lose));
  });
}

/**
 * Returns the texts of `main` that a sheet of paper shows, and those in disclosures whether it shows them or not; without the
 * names of controls and the state of the live page.
 */
export async function printedTexts(page: Page): Promise<{ printed: string[]; folded: string[] }> {
  await page.emulateMedia({ media: 'print' });
  const texts = await page.evaluate(() => {
    const leftOut = 'script, style, noscript, nav, a, button:not(h3 > *), [role=status]';
    const [printed, folded] = [new Set<string>(), new Set<string>()];
    const nodes = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { parentElement } = node;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !parentElement || parentElement.closest(leftOut)) continue;
      if (parentElement.checkVisibility()) printed.add(text);
      // Narrow paper has the heads of some tables in their cells.
      if (parentElement.closest('details > :not(summary)') && !parentElement.closest('thead'))
        folded.add(text);
    }
    return { printed: [...printed], folded: [...folded] };
  });
  await page.emulateMedia({ media: null });
  return texts;
}

/**
 * Returns the patches of colour outside charts that cannot be told apart, or not be seen, where the visitor's own colours replace
 * the page's, as `part: colour and colour`. Leaves the page in forced colours.
 */
export async function mergedColours(page: Page): Promise<string[]> {
  const paints = () =>
    page.evaluate(() => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      const isClear = (colour: string) => colour === 'none' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
      const shapes = 'rect, path, circle, polygon';
      const patches = [
        ...document.querySelectorAll(
          `main :not(svg, svg *, a, button, input, img, .chart *):empty, main svg:not(.chart svg, .lucide) :is(${shapes})`,
        ),
      ];
      return patches.map((patch) => {
        const { width, height } = patch.getBoundingClientRect();
        const style = getComputedStyle(patch);
        const isShape = patch instanceof SVGElement;
        const fill = isShape ? style.fill : style.backgroundColor;
        const edge = isShape ? style.stroke : `${style.borderTopWidth} ${style.borderTopColor}`;
        const hasBorder = [style.borderTopWidth, style.borderLeftWidth].some((border) => border !== '0px');
        const isSeen = patch.checkVisibility() && width >= 4 && height >= 4 && !isClear(fill);
        return {
          group: [...document.querySelectorAll('main :is(section, figure, table, li)')].indexOf(
            patch.closest('section, figure, table, li') ?? document.body,
          ),
          place: patch.closest('[id]')?.id ?? '',
          isSeen,
          // What can be seen of it: its edge and its area.
          colours: [isShape ? style.stroke : hasBorder ? style.borderTopColor : 'none', fill].filter(
            (colour) => !isClear(colour),
          ),
          hasPicture: style.backgroundImage !== 'none' || /^url\(/.test(fill),
          canvas,
          paint: `${fill} ${style.fillOpacity} ${edge} ${style.backgroundImage}`,
          fill,
        };
      });
    });
  type Paint = Awaited<ReturnType<typeof paints>>[number];
  const shows = ({ colours, hasPicture, canvas }: Paint) =>
    hasPicture || colours.some((colour) => wcagContrast(colour, canvas) >= 1.3);
  const before = await paints();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const after = await paints();
  const findings = new Set<string>();
  const patches = before.flatMap((patch, index) => {
    const forced = after[index];
    return patch.isSeen && shows(patch) && forced ? [{ ...patch, forced }] : [];
  });
  for (const [index, patch] of patches.entries()) {
    // Shapes without a fill are drawn so on purpose.
    if (patch.forced.fill === 'none') continue;
    if (!shows(patch.forced)) findings.add(`${patch.place}: ${patch.fill} cannot be seen`);
    for (const other of patches.slice(index + 1)) {
      if (other.group !== patch.group || other.fill === patch.fill) continue;
      if (other.forced.paint === patch.forced.paint)
        findings.add(`${patch.place}: ${patch.fill} and ${other.fill}`);
    }
  }
  return [...findings];
}
