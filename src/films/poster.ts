import type { FilmedPage } from './page.ts';
import { film } from './picture.ts';
import type { Still } from './storyboard.ts';

/** The window for a still, in CSS pixels: wide enough for a picture around a target at the page's edge. */
export const stillWindow = { width: 1920, height: 1080 } as const;

/** The length of the longest animation of a drawing, in seconds. A still is taken after it. */
const longest = 3;

/** Takes a still of the size of a film, as a PNG. */
export async function takeStill(
  page: FilmedPage,
  { open, press, of, middle, width, words }: Still,
): Promise<Buffer> {
  await page.open(open);
  await page.scrollTo(of);
  await page.centre(of);
  if (press) await page.find(press).click({ force: true });
  await page.centre(of);
  await page.mouse.move(0, 0);
  for (let passed = 0; passed < longest; passed += 0.1) await page.advance(0.1);
  const box = await page.boxOf(of);
  const height = (width * film.height) / film.width;
  const part = {
    x: box.x + middle[0] * box.width - width / 2,
    y: box.y + middle[1] * box.height - height / 2,
    width,
    height,
  };
  if (words) await page.headline(await page.wordsOf(words), part, of);
  return Buffer.from(await page.picture(part, film.width / width), 'base64');
}
