import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { inOrder, list } from './lists.ts';
import { editorNotes, matching, text } from './texts.ts';

const published = join(import.meta.dirname, '../../public');

/** The maximum size of a film, in bytes. */
export const largestFilm = 900_000;
/** The minimum and maximum length of a film, in seconds. */
export const filmLengths = { shortest: 20, longest: 40 } as const;
/** The maximum size of a loop, in bytes. */
export const largestLoop = 250_000;
/** The minimum and maximum length of a loop, in seconds. */
export const loopLengths = { shortest: 4, longest: 8 } as const;

/** The start of WebM's duration element: id 0x4489, then a size of 8 bytes for a float (RFC 9559, 5.1.2.12). */
const lengthElement = Buffer.from('448988', 'hex');
/** How many bytes at the start of a file to search for the element. */
const headBytes = 4096;

/** Returns the length of a WebM file in seconds, or undefined if the file does not contain it. */
export function filmSeconds(file: Buffer): number | undefined {
  const at = file.subarray(0, headBytes).indexOf(lengthElement);
  if (at < 0) return undefined;
  // In milliseconds, WebM's default time scale.
  return file.readDoubleBE(at + lengthElement.length) / 1000;
}

/** Returns the schema of the address of an existing file in `public/films`. */
const filmFile = (ending: string) =>
  matching(
    new RegExp(`^/films/[a-z0-9-]+\\.${ending}$`),
    `the address of a file in public/films, such as /films/skills-agent.${ending}`,
  ).check(
    z.refine((address) => existsSync(join(published, address)), {
      error: 'a file that exists in public/films; npm run films records the films of the storyboards',
    }),
  );

/** Returns the schema of a film's poster. */
export const poster = () => z.optional(filmFile('avif'));

/** How many characters a viewer reads in a second (BBC subtitle guidelines: 160 to 180 words a minute). */
const readingRate = 17;

/** Returns how long a caption has to be shown, in seconds. */
export const readingTime = (words: string) => Math.max(1.5, words.length / readingRate);

export interface Caption {
  /** In seconds from the start of the film. */
  readonly at: number;
  readonly text: string;
}

/** Returns when a caption ends, in seconds: at the next caption, or at the film's `length`. */
export const captionEnd = (captions: readonly Caption[], place: number, length: number) =>
  captions[place + 1]?.at ?? length;

/** The maximum length of a caption, in characters: two lines. */
const captionLength = 110;

/** Returns the schema of a film of the site. */
export const film = () =>
  z.optional(
    z.strictObject({
      file: filmFile('webm'),
      /** A few seconds of the film, which pages show over its poster. */
      loop: z.optional(filmFile('webm')),
      captions: list({
        at: z
          .number({ error: 'seconds from the beginning, such as 2.5' })
          .check(z.minimum(0))
          .register(editorNotes, { hint: 'seconds from the beginning; npm run films writes this number' }),
        text: text({ maximum: captionLength }),
      }).check(
        z.refine((captions) => inOrder(captions, (before, now) => before.at < now.at), {
          error: 'captions in the order of their times',
        }),
      ),
    }),
  );

/** Returns the seconds of a length such as `2:10`. */
export const secondsOf = (length: string) =>
  length
    .split(':')
    .map(Number)
    .reduce((minutes, part) => minutes * 60 + part);

/** Returns whether a length such as `0:24` is that of the film, to the second. True for a missing file, which is reported elsewhere. */
export function isLengthOf(length: string, address: string): boolean {
  const file = join(published, address);
  if (!existsSync(file)) return true;
  const seconds = filmSeconds(readFileSync(file));
  return seconds !== undefined && Math.round(seconds) === secondsOf(length);
}
