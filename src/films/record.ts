import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { parse } from 'yaml';
import { findBrowser } from '../../tests/browser/support/browser.ts';
import { Director } from './director.ts';
import { openStage } from './open-stage.ts';
import { FilmedPage } from './page.ts';
import { film } from './picture.ts';
import { stillWindow, takeStill } from './poster.ts';
import { type Recorded, Reel } from './reel.ts';
import { readScript, writeTimes } from './script.ts';
import { captionsIn, type Storyboard, storyboard } from './storyboard.ts';

const project = join(import.meta.dirname, '..', '..');
const boards = join(import.meta.dirname, 'storyboards');
const films = join(project, 'public/films');

/** The maximum size of a film and a loop, in bytes. Larger ones are recorded again in lower quality. */
const wantedBytes = { film: 890_000, loop: 245_000 } as const;

const isTooLarge = ({ film, loop }: Recorded) =>
  film.length > wantedBytes.film || (loop?.length ?? 0) > wantedBytes.loop;

/** The quality of posters, from 1 to 100. */
const posterQuality = 62;

const boardOf = (name: string) => storyboard.parse(parse(readFileSync(join(boards, `${name}.yaml`), 'utf8')));

const startPage = (browser: Browser, window: Storyboard['window'], origin: string | undefined) =>
  FilmedPage.start(browser, { directory: join(project, 'dist'), origin }, window);

const writePoster = (name: string, picture: Buffer) =>
  sharp(picture)
    .resize(film.width, film.height)
    .avif({ quality: posterQuality })
    .toFile(join(films, `${name}.avif`));

/** Takes and writes the poster of a storyboard that has a still. Returns a line for the log. */
async function takePoster(browser: Browser, name: string, origin: string | undefined): Promise<string> {
  const { poster } = boardOf(name);
  if (!poster) return 'its poster is a frame of the film';
  const page = await startPage(browser, stillWindow, origin);
  const { size } = await writePoster(name, await takeStill(page, poster));
  await page.close();
  return `poster ${Math.round(size / 1000)} kB`;
}

/** Records and writes the film of a storyboard, with its loop, poster and times. Returns a line for the log. */
async function record(browser: Browser, name: string, origin: string | undefined): Promise<string> {
  const began = performance.now();
  const board = boardOf(name);
  const { title, captions } = readScript(name);
  if (captionsIn(board) !== captions.length)
    throw new Error(
      `The storyboard has ${captionsIn(board)} captions, but videos.yaml has ${captions.length}.`,
    );
  const take = async (coarser: number): Promise<Recorded> => {
    const stage = await openStage(browser);
    const page = await startPage(browser, board.window, origin);
    const recorded = await new Director(page, new Reel(stage, captions, coarser), board).record(title);
    await page.close();
    await stage.close();
    return recorded;
  };
  let recorded = await take(0);
  for (let coarser = 8; isTooLarge(recorded) && coarser <= 24; coarser += 8) recorded = await take(coarser);
  mkdirSync(films, { recursive: true });
  writeFileSync(join(films, `${name}.webm`), recorded.film);
  if (recorded.loop) writeFileSync(join(films, `${name}-loop.webm`), recorded.loop);
  if (recorded.poster) await writePoster(name, recorded.poster);
  if (board.poster) await takePoster(browser, name, origin);
  writeTimes(name, recorded);
  const took = Math.round((performance.now() - began) / 1000);
  const kilobytes = (file: Buffer) => `${Math.round(file.length / 1000)} kB`;
  const loop = recorded.loop ? `, loop ${kilobytes(recorded.loop)}` : '';
  return `${recorded.seconds.toFixed(1)} s, ${kilobytes(recorded.film)}${loop}; recorded in ${took} s`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The origin of a running site, such as that of `npm run dev`. By default the build in `dist` is filmed. */
    at: { type: 'string' },
    /** Takes the posters only. */
    posters: { type: 'boolean', default: false },
  },
});
process.chdir(project);
const all = globSync('*.yaml', { cwd: boards }).map((file) => parsePath(file).name);
const browser = await chromium.launch({
  // Headless Chromium cannot encode.
  executablePath: findBrowser(['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
});
for (const name of positionals.length > 0 ? positionals : all.sort()) {
  try {
    const made = await (values.posters ? takePoster : record)(browser, name, values.at);
    console.log(`${name}: ${made}`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
await browser.close();
