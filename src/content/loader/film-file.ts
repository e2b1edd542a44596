import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a file of `public/films` contains. */
export interface FilmFacts {
  /** `WebM`, `MP4`, `AVIF` … */
  readonly format: string;
  /** `vp9`, `avc` … */
  readonly codec: string;
  /** In pixels, as shown. */
  readonly width: number;
  readonly height: number;
  /** The length of what the file holds, in seconds. A picture has none. */
  readonly seconds?: number;
  /** Sound, subtitles and further pictures. A picture has no tracks. */
  readonly otherTracks?: number;
}

/** What a kind of film may be: bytes at most, pixels, seconds. */
export interface FilmRules {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly lengths: { readonly shortest: number; readonly longest: number };
}

/** In `node_modules`, which Netlify keeps between builds. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/films');
/** A part of the cache key. Raise it if other facts are read. */
const version = 1;

const cachedFacts = (file: string) =>
  join(
    cache,
    `${hash('sha256', Buffer.concat([readFileSync(file), Buffer.from([version])])).slice(0, 24)}.json`,
  );

/**
 * Returns what a file contains, or undefined if it is neither a film nor a picture. Cached by content. Inspects all files of the
 * folder at once, as a process takes half a second to start.
 */
export function filmFacts(file: string): FilmFacts | undefined {
  const cached = cachedFacts(file);
  if (!existsSync(cached)) {
    const folder = dirname(file);
    const unknown = globSync('*.*', { cwd: folder })
      .map((name) => join(folder, name))
      .filter((other) => !existsSync(cachedFacts(other)));
    const script = join(import.meta.dirname, 'inspect-films.ts');
    const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...unknown], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    if (status !== 0) throw new Error(`the films cannot be read: ${stderr.trim().split('\n').at(-1)}`);
    mkdirSync(cache, { recursive: true });
    const found: readonly unknown[] = JSON.parse(stdout);
    for (const [place, other] of unknown.entries())
      writeFileSync(cachedFacts(other), JSON.stringify(found[place]));
  }
  return JSON.parse(readFileSync(cached, 'utf8')) ?? undefined;
}

/** The start of WebM's duration element: id 0x4489, then a size of 8 bytes for a float (RFC 9559, 5.1.2.12). */
const lengthElement = Buffer.from('448988', 'hex');
/** How many bytes at the start of a file to search for the element. */
const headBytes = 4096;

/** Returns the length that a WebM file names, in seconds, or undefined if it names none. */
export function filmSeconds(file: Buffer): number | undefined {
  const at = file.subarray(0, headBytes).indexOf(lengthElement);
  if (at < 0) return undefined;
  // In milliseconds, WebM's default time scale.
  return file.readDoubleBE(at + lengthElement.length) / 1000;
}

/** How much of the wanted bytes a film is encoded for, as an encoder does not keep to its rate exactly. */
const spared = 0.85;

/** Returns the command that makes a film that the site can show of another file, with ffmpeg (ffmpeg.org). */
export function conversion(file: string, { bytes, width, height, lengths }: FilmRules): string {
  const { seconds = lengths.longest } = filmFacts(file) ?? {};
  const length = Math.min(seconds, lengths.longest);
  const kilobits = Math.floor((bytes * 8 * spared) / length / 1000);
  const shape = `scale=${width}:${height}:force_original_aspect_ratio=decrease,pad=${width}:${height}:-1:-1`;
  const [name = '', ending] = basename(file).split(/\.(?=[^.]+$)/);
  const target = `public/films/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}${ending === 'webm' ? '-site' : ''}.webm`;
  const cut = seconds > lengths.longest ? ` -t ${lengths.longest - 0.5}` : '';
  return `ffmpeg -i "public/films/${basename(file)}"${cut} -an -sn -dn -vf ${shape} -c:v libvpx-vp9 -crf 36 -b:v ${kilobits}k ${target}`;
}

/** How far the length that a file names may be from that of what it holds, in seconds: a frame has no length of its own. */
const inexact = 0.6;

/** Returns the length of a film in seconds, or undefined if the file is no film or ends before the length that it names. */
export function wholeSeconds(file: string): number | undefined {
  const seconds = filmFacts(file)?.seconds;
  if (seconds === undefined) return undefined;
  const named = filmSeconds(readFileSync(file)) ?? seconds;
  return Math.abs(named - seconds) > inexact ? undefined : seconds;
}

/** Returns what is expected of a film's file instead, or undefined if the site can show it. */
export function filmFault(file: string, rules: FilmRules): string | undefined {
  const { bytes, width, height, lengths } = rules;
  const facts = filmFacts(file);
  const instead = (expected: string) => `${expected}; this makes one of it: ${conversion(file, rules)}`;
  if (facts?.seconds === undefined) return 'a WebM file that is whole';
  if (facts.format !== 'WebM') return instead(`a WebM file, this one is ${facts.format}`);
  const named = filmSeconds(readFileSync(file));
  const seconds = named ?? facts.seconds;
  if (Math.abs(seconds - facts.seconds) > inexact) {
    return `a WebM file that is whole, this one ends after ${facts.seconds.toFixed(1)} of ${seconds.toFixed(1)} s: copy it again`;
  }
  if (seconds < lengths.shortest || seconds > lengths.longest) {
    const expected = `a film of ${lengths.shortest} to ${lengths.longest} s, this one lasts ${seconds.toFixed(1)}`;
    return seconds < lengths.shortest ? expected : instead(expected);
  }
  const { size } = statSync(file);
  if (size > bytes) {
    return instead(`a film of at most ${bytes / 1000} kB, this one has ${Math.round(size / 1000)}`);
  }
  if (facts.codec !== 'vp9') return instead(`a film in VP9, this one is in ${facts.codec}`);
  if (facts.otherTracks !== 0) return instead('a film without sound and subtitles');
  if (facts.width !== width || facts.height !== height) {
    return instead(`a film of ${width} by ${height} pixels, this one has ${facts.width} by ${facts.height}`);
  }
  return named === undefined ? instead('a WebM file that names its length') : undefined;
}
