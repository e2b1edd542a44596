import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { inOrder, list } from './lists.ts';
import { editorNotes, matching, text } from './texts.ts';

const published = join(import.meta.dirname, '../../public');

/** The largest film in bytes. */
export const largestFilm = 900_000;
/** The shortest and the longest film in seconds. */
export const filmLengths = { shortest: 20, longest: 40 } as const;
/** The largest loop in bytes. */
export const largestLoop = 250_000;
/** The shortest and the longest loop in seconds. */
export const loopLengths = { shortest: 4, longest: 8 } as const;

/** WebM writes the length in an element with the id 0x4489, as eight bytes of a floating-point number (RFC 9559, 5.1.2.12). */
const lengthElement = Buffer.from('448988', 'hex');
/** The element stands among the first ones of a file. */
const headBytes = 4096;

/** Returns the length of a WebM file in seconds, or undefined where it names none. */
export function filmSeconds(file: Buffer): number | undefined {
  const at = file.subarray(0, headBytes).indexOf(lengthElement);
  if (at < 0) return undefined;
  // Counted in milliseconds, the default of WebM's time scale.
  return file.readDoubleBE(at + lengthElement.length) / 1000;
}

/** A file of the folder `public/films`, by its address. */
const filmFile = (ending: string) =>
  matching(
    new RegExp(`^/films/[a-z0-9-]+\\.${ending}$`),
    `the address of a file in public/films, such as /films/skills-agent.${ending}`,
  ).check(
    z.refine((address) => existsSync(join(published, address)), {
      error: 'a file in public/films; npm run films records those of the storyboards',
    }),
  );

/** A picture of what the film shows, seen until it plays. */
export const poster = () => z.optional(filmFile('avif'));

/** Characters that a viewer reads in a second (BBC subtitle guidelines: 160 to 180 words a minute). */
const readingRate = 17;

/** How long a caption has to be seen, in seconds. */
export const readingTime = (words: string) => Math.max(1.5, words.length / readingRate);

export interface Caption {
  readonly at: number;
  readonly text: string;
}

/** Until when a caption is seen, in seconds: the next one, or the end of the film. */
export const captionEnd = (captions: readonly Caption[], place: number, length: number) =>
  captions[place + 1]?.at ?? length;

/** Two lines of a caption in the film's band. */
const captionLength = 110;

/** A film among the site's own files. */
export const film = () =>
  z.optional(
    z.strictObject({
      file: filmFile('webm'),
      /** A few seconds of it, which pages show instead of its poster. */
      loop: z.optional(filmFile('webm')),
      captions: list({
        at: z
          .number({ error: 'seconds from the beginning, such as 2.5' })
          .check(z.minimum(0))
          .register(editorNotes, { hint: 'seconds from the beginning; npm run films writes them' }),
        text: text({ maximum: captionLength }),
      }).check(
        z.refine((captions) => inOrder(captions, (before, now) => before.at < now.at), {
          error: 'captions in the order of their times',
        }),
      ),
    }),
  );

/** Seconds of a length such as `2:10`. */
export const secondsOf = (length: string) =>
  length
    .split(':')
    .map(Number)
    .reduce((minutes, part) => minutes * 60 + part);

/** Whether a length in minutes and seconds is the film's, rounded to a second. A file that is not there is a mistake of its own. */
export function isLengthOf(length: string, address: string): boolean {
  const file = join(published, address);
  if (!existsSync(file)) return true;
  const seconds = filmSeconds(readFileSync(file));
  return seconds !== undefined && Math.round(seconds) === secondsOf(length);
}
