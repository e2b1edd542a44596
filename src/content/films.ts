import { existsSync, globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { fitting } from './figure-rules.ts';
import { inOrder, objectList } from './lists.ts';
import { type FilmRules, filmFacts, filmFault, wholeSeconds } from './loader/film-file.ts';
import { nearest } from './loader/mistakes.ts';
import { mp4Beside, mp4Fault } from './loader/mp4-file.ts';
import { text } from './texts.ts';

const published = join(import.meta.dirname, '../../public');

/** The maximum size of a film, in bytes. */
export const largestFilm = 900_000;
/** The minimum and maximum length of a film, in seconds. */
export const filmLengths = { shortest: 10, longest: 40 } as const;

/** What the site's own films may be. */
const filmRules = {
  bytes: largestFilm,
  width: 1280,
  height: 720,
  lengths: filmLengths,
} as const satisfies FilmRules;

/** The maximum size of a poster, in bytes. */
const largestPoster = 80_000;

/** The folder of the films, and the start of their addresses. */
const folder = '/films/';

/** Returns the path of a file of the site, or undefined if there is no such file. `root` contains the folder `films`. */
function existing(root: string, address: string): string | undefined {
  const file = join(root, address);
  return new RegExp(`^${folder}[^/\\\\]+$`).test(address) && existsSync(file) ? file : undefined;
}

/** Returns the schema of the address of a file in `public/films`. `fault` returns what is expected of the file instead. */
const filmFile = (root: string, ending: string, rule: string, fault: (file: string) => string | undefined) =>
  z.string({ error: `the address of a file in public/films, such as ${folder}skills-agent.${ending}` }).check(
    fitting([], rule, (address) => {
      const file = existing(root, address);
      if (file === undefined) {
        // Compares file names only, without their folder.
        const meant = nearest(basename(address), globSync(`*.${ending}`, { cwd: join(root, folder) }));
        const suggested = meant === undefined ? '' : ` (did you mean "${folder}${meant}"?)`;
        return `a file that exists in public/films${suggested}`;
      }
      const found = fault(file);
      if (found !== undefined) return found;
      return /^[a-z0-9-]+$/.test(basename(file, `.${ending}`))
        ? undefined
        : `a name of small letters, digits and hyphens that ends with .${ending}`;
    }),
  );

const filmOf = (root: string) => {
  const { bytes, width, height, lengths } = filmRules;
  const rule = `a WebM file in VP9 of ${width} by ${height} pixels, at most ${bytes / 1000} kB and ${lengths.shortest} to ${lengths.longest} s, without sound`;
  return filmFile(root, 'webm', rule, (file) => filmFault(file, filmRules) ?? mp4Fault(file, filmRules));
};

/** Returns what is expected of a poster instead, or undefined if the site can show it. */
function posterFault(file: string): string | undefined {
  const { width, height } = filmRules;
  const facts = filmFacts(file);
  if (facts?.format !== 'AVIF') return 'an AVIF file that is whole';
  const { size } = statSync(file);
  if (size > largestPoster) {
    return `a picture of at most ${largestPoster / 1000} kB, this one has ${Math.round(size / 1000)}`;
  }
  return facts.width === width && facts.height === height
    ? undefined
    : `a picture of ${width} by ${height} pixels, this one has ${facts.width} by ${facts.height}`;
}

/** Returns the schema of a film's poster. */
export const poster = (root = published) =>
  z.optional(
    filmFile(
      root,
      'avif',
      `a frame of the film as AVIF, of 1280 by 720 pixels and at most ${largestPoster / 1000} kB`,
      posterFault,
    ),
  );

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

/** Returns the schema of a film of the site. Its output also has the address of the MP4 beside the film, if there is one. */
export const film = (root = published) =>
  z.optional(
    z.pipe(
      z.strictObject({
        file: filmOf(root),
        captions: objectList({
          at: z.number({ error: 'seconds from the beginning, such as 2.5' }).check(z.minimum(0)),
          text: text({ maximum: captionLength }),
        }).check(
          z.refine((captions) => inOrder(captions, (before, now) => before.at < now.at), {
            error: 'captions in the order of their times',
          }),
        ),
      }),
      z.transform((described) => {
        const mp4 = mp4Beside(described.file);
        return { ...described, mp4: existing(root, mp4) === undefined ? undefined : mp4 };
      }),
    ),
  );

/** Returns the seconds of a length such as `2:10`. */
export const secondsOf = (length: string) =>
  length
    .split(':')
    .map(Number)
    .reduce((minutes, part) => minutes * 60 + part);

/** Returns a length as it is written: `0:24`. */
const lengthInWords = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

interface FilmedVideo {
  readonly length: string;
  readonly poster?: string | undefined;
  readonly film?: { readonly file: string; readonly captions: readonly Caption[] } | undefined;
}

/** Refuses another length than the film's, captions that are too short to read, and a film without a poster. */
export const filmFits = (root = published) =>
  z.check<FilmedVideo>(({ value: { length, poster, film }, issues }) => {
    if (film === undefined) return;
    const add = (path: PropertyKey[], input: unknown, message: string) =>
      issues.push({ code: 'invalid_value', values: [], input, message, path, continue: true });
    if (poster === undefined) {
      const frame = film.file.replace(/\w+$/, 'avif');
      const command = `ffmpeg -ss 2 -i public${film.file} -frames:v 1 -c:v libaom-av1 -still-picture 1 -crf 30 public${frame}`;
      add(['poster'], poster, `a frame of the film as AVIF, such as ${frame}; this makes one: ${command}`);
    }
    const file = existing(root, film.file);
    const seconds = file === undefined ? undefined : wholeSeconds(file);
    // The field of the file reports a file that is missing or not whole.
    if (seconds === undefined || seconds === 0) return;
    if (Math.round(seconds) !== secondsOf(length)) {
      add(['length'], length, `"${lengthInWords(seconds)}", as the film lasts ${Math.round(seconds)} s`);
    }
    for (const [place, { at, text }] of film.captions.entries()) {
      const path = ['film', 'captions', place];
      const [shown, needed] = [captionEnd(film.captions, place, seconds) - at, readingTime(text)];
      if (at >= seconds) {
        add([...path, 'at'], at, `a time before the film ends, after ${seconds.toFixed(1)} s`);
      } else if (shown < needed) {
        const expected = `fewer words or another time: it is shown for ${shown.toFixed(1)} s and takes ${needed.toFixed(1)} s to read`;
        add([...path, 'text'], text, expected);
      }
    }
  });
