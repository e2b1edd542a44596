import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type FilmRules, filmFacts, filmSeconds } from './film-file.ts';

/** Returns the path or address of the MP4 that may be beside a film. */
export const mp4Beside = (film: string) => film.replace(/webm$/, 'mp4');

/** The head of a box: its size and type, of 4 bytes each. A size of 1 stands for a longer one after the type. */
const boxHead = { short: 8, long: 16 } as const;

/**
 * Returns the types of an MP4 file's top-level boxes in their order, or undefined if the file ends inside a box (ISO/IEC 14496-12,
 * 4.2). A box of size 0 reaches to the end of the file.
 */
function boxesOf(file: Buffer): readonly string[] | undefined {
  const types: string[] = [];
  let start = 0;
  while (start < file.length) {
    if (start + boxHead.short > file.length) return undefined;
    const named = file.readUInt32BE(start);
    if (named === 1 && start + boxHead.long > file.length) return undefined;
    const size = named === 1 ? Number(file.readBigUInt64BE(start + boxHead.short)) : named;
    types.push(file.toString('latin1', start + 4, start + boxHead.short));
    if (named === 0) return types;
    if (size < boxHead.short) return undefined;
    start += size;
  }
  return start === file.length ? types : undefined;
}

/**
 * Returns the command that makes the MP4 of a film, with ffmpeg (ffmpeg.org). Level 3.1, no more pictures than the film has and the
 * narrow range of brightness are what every decoder plays.
 */
const conversion = (film: string) =>
  `ffmpeg -y -i public/films/${basename(film)} -an -vf scale=out_range=tv,format=yuv420p -c:v libx264 -level 3.1 -preset veryslow -tune animation -crf 32 -fps_mode passthrough -movflags +faststart public/films/${mp4Beside(basename(film))}`;

/** How much longer or shorter than its film an MP4 may be, in seconds: two frames of 15 in a second. */
const inexact = 0.14;

/** Returns what is expected of the MP4 of a film that lasts `length` seconds instead, or undefined if the site can show it. */
function fault(mp4: string, length: number, { bytes, width, height }: FilmRules): string | undefined {
  const facts = filmFacts(mp4);
  if (facts?.seconds === undefined) return 'a file that is whole';
  if (facts.format !== 'MP4') return `an MP4 file, this one is ${facts.format}`;
  const boxes = boxesOf(readFileSync(mp4));
  if (boxes === undefined) return 'a file that is whole';
  const { size } = statSync(mp4);
  if (facts.codec !== 'avc') return `in H.264, this one is in ${facts.codec}`;
  if (size > bytes) return `at most ${bytes / 1000} kB, this one has ${Math.round(size / 1000)}`;
  if (facts.otherTracks !== 0) return 'without sound and subtitles';
  if (facts.width !== width || facts.height !== height)
    return `of ${width} by ${height} pixels, this one has ${facts.width} by ${facts.height}`;
  if (Math.abs(facts.seconds - length) > inexact)
    return `as long as the film, ${length.toFixed(1)} s, this one lasts ${facts.seconds.toFixed(1)}`;
  // Otherwise a player has to fetch the whole file before it shows a picture.
  return boxes.indexOf('moov') < boxes.indexOf('mdat') ? undefined : 'with its index at the start';
}

/** Returns what is expected of the MP4 beside a film instead, or undefined if there is none or the site can show it. */
export function mp4Fault(film: string, rules: FilmRules): string | undefined {
  const mp4 = mp4Beside(film);
  if (!existsSync(mp4)) return undefined;
  const found = fault(mp4, filmSeconds(readFileSync(film)) ?? filmFacts(film)?.seconds ?? 0, rules);
  return found && `${basename(mp4)} beside it to be ${found}; this makes one: ${conversion(film)}`;
}
