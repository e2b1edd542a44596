import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { captionEnd, film, filmFits, poster, readingTime, secondsOf } from './films.ts';
import { checkContent } from './loader/check-content.ts';
import { filmSeconds } from './loader/film-file.ts';

const shortFilm = readFileSync('tests/browser/video/film.webm');

test('reads the length of a film from its file', () => {
  expect(filmSeconds(shortFilm)).toBeCloseTo(2.4, 1);
  expect(filmSeconds(Buffer.from('no film'))).toBeUndefined();
  expect(secondsOf('2:10')).toBe(130);
});

test('ends a caption at the next one or with the film, and computes its reading time', () => {
  const captions = [
    { at: 1, text: 'One.' },
    { at: 4.5, text: 'Two.' },
  ];
  expect([0, 1].map((place) => captionEnd(captions, place, 9))).toEqual([4.5, 9]);
  expect(readingTime('Yes.')).toBe(1.5);
  expect(readingTime('x'.repeat(85))).toBe(5);
});

describe('a film of the editor’s own', () => {
  const whole = readFileSync('public/films/intro.webm');
  const exact = filmSeconds(whole) ?? 0;
  const seconds = Math.round(exact);
  const shown = exact.toFixed(1);
  let root: string;
  /** Writes the MP4 beside the film that fits. */
  let writeMp4: (...parts: readonly Buffer[]) => void;
  const wholeMp4 = readFileSync('public/films/intro.mp4');
  /** A WebM element that players skip: id 0xEC, then its size in 8 bytes (RFC 8794, 11.3.1). */
  const filling = (bytes: number) => {
    const size = Buffer.alloc(8);
    size.writeBigUInt64BE(BigInt(bytes));
    size[0] = 1;
    return Buffer.concat([Buffer.from([0xec]), size, Buffer.alloc(bytes)]);
  };
  beforeEach(async () => {
    root = temporaryFolder();
    const folder = join(root, 'films');
    mkdirSync(folder);
    const write = (name: string, ...parts: readonly Buffer[]) =>
      writeFileSync(join(folder, name), Buffer.concat(parts));
    write('whole.webm', whole);
    write('Whole 2.webm', whole);
    write('cut.webm', whole.subarray(0, Math.round(whole.length * 0.6)));
    write('large.webm', whole, filling(2_000_000));
    write('short.webm', shortFilm);
    write('text.webm', Buffer.from('no film'));
    writeMp4 = (...parts) => write('whole.mp4', ...parts);
    copyFileSync('public/films/intro.avif', join(folder, 'frame.avif'));
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#0a7' } });
    await picture(1000, 500).avif().toFile(join(folder, 'odd.avif'));
    await picture(1280, 720).png().toFile(join(folder, 'png.avif'));
  });

  /** Returns the problems of a video with these fields beside a film that fits. */
  function check({ file = 'whole.webm', frame = 'frame.avif', length = '', at = 1, text = 'One.' }) {
    const schema = z
      .strictObject({ length: z.string(), poster: poster(root), film: film(root) })
      .check(filmFits(root));
    const video = {
      length: length || `0:${seconds}`,
      ...(frame && { poster: `/films/${frame}` }),
      film: {
        file: `/films/${file}`,
        captions: [{ at, text }],
      },
    };
    return checkContent(JSON.stringify(video), schema, 'videos.yaml');
  }
  const problemsOf = (fields: Parameters<typeof check>[0]) =>
    (check(fields).mistakes ?? []).map(({ field, problem }) => `${field} ${problem}`);

  it('that fits has no mistake', () => {
    expect(problemsOf({})).toEqual([]);
  });

  const converted = (from: string, to: string) =>
    `; this makes one of it: ffmpeg -i "public/films/${from}" .*-c:v libvpx-vp9 .* public/films/${to}$`;
  it.each([
    [
      { file: 'not-there.webm' },
      'film.file is "/films/not-there.webm", expected a file that exists in public/films$',
    ],
    [{ file: 'whol.webm' }, 'film.file is "/films/whol.webm", .+ \\(did you mean "/films/whole.webm"\\?\\)'],
    [
      { file: 'cut.webm' },
      `film.file .+, expected a WebM file that is whole, this one ends after [\\d.]+ of ${shown} s: copy it again`,
    ],
    [
      { file: 'large.webm' },
      `film.file .+ a film of at most 900 kB, this one has ${Math.round((whole.length + 2_000_009) / 1000)}${converted('large.webm', 'large-site.webm')}`,
    ],
    [
      { file: 'short.webm', length: '0:02', at: 0.5 },
      'film.file .+ a film of 10 to 40 s, this one lasts 2.4',
    ],
    [{ file: 'text.webm' }, 'film.file .+ a WebM file that is whole'],
    [
      { file: 'Whole 2.webm' },
      'film.file .+ a name of small letters, digits and hyphens that ends with .webm',
    ],
    [{ file: 'frame.avif' }, 'film.file .+ a WebM file that is whole'],
    [{ length: '0:31' }, `length is "0:31", expected "0:${seconds}", as the film lasts ${seconds} s`],
    [
      { frame: '' },
      'poster is missing, expected a frame of the film as AVIF, such as /films/whole.avif; this makes one: ffmpeg .* public/films/whole.avif$',
    ],
    [{ frame: 'odd.avif' }, 'poster .+ a picture of 1280 by 720 pixels, this one has 1000 by 500'],
    [{ frame: 'png.avif' }, 'poster .+ an AVIF file that is whole'],
    [
      { at: 30 },
      `film.captions\\[0\\].at is the number 30, expected a time before the film ends, after ${shown} s`,
    ],
    [
      { at: exact - 1 },
      'film.captions\\[0\\].text is "One.", expected fewer words or another time: it is shown for 1.0 s and takes 1.5 s to read',
    ],
  ])('is refused with what would fit: %j', (fields, problem) => {
    expect(problemsOf(fields)).toEqual([expect.stringMatching(new RegExp(`^${problem}`))]);
  });

  it('as MP4 is refused with the command that converts it', () => {
    copyFileSync('tests/browser/video/phone.mp4', join(root, 'films/On my Phone.mp4'));
    expect(problemsOf({ file: 'On my Phone.mp4', length: '0:03' })).toEqual([
      expect.stringMatching(
        `a WebM file, this one is MP4${converted('On my Phone.mp4', 'on-my-phone.webm')}`,
      ),
    ]);
  });

  it('has the MP4 of its name beside it, if there is one', () => {
    expect(check({}).value?.film).toMatchObject({ file: '/films/whole.webm', mp4: undefined });
    writeMp4(wholeMp4);
    expect(check({}).value?.film).toMatchObject({ file: '/films/whole.webm', mp4: '/films/whole.mp4' });
  });

  /** Returns an MP4 file with its index, the box `moov`, at the end. */
  function indexLast(file: Buffer): Buffer {
    const at = file.indexOf('moov') - 4;
    const end = at + file.readUInt32BE(at);
    return Buffer.concat([file.subarray(0, at), file.subarray(end), file.subarray(at, end)]);
  }
  const large = () =>
    Buffer.concat([wholeMp4, Buffer.from([0, 15, 66, 64]), Buffer.from('free'), Buffer.alloc(999_992)]);
  it.each([
    ['a file that is whole', () => wholeMp4.subarray(0, -1000)],
    ['a file that is whole', () => Buffer.from('no film')],
    ['an MP4 file, this one is WebM', () => readFileSync('public/films/intro.webm')],
    ['in H.264, this one is in vp9', () => readFileSync('tests/browser/video/film.mp4')],
    ['at most 900 kB, this one has \\d+', large],
    ['without sound and subtitles', () => readFileSync('tests/browser/video/phone.mp4')],
    [
      `as long as the film, ${shown} s, this one lasts [\\d.]+`,
      () => readFileSync('public/films/product-demo.mp4'),
    ],
    ['with its index at the start', () => indexLast(wholeMp4)],
  ])('is refused with an MP4 beside it that is not %s', (expected, content) => {
    writeMp4(content());
    expect(problemsOf({})).toEqual([
      expect.stringMatching(
        `^film.file is "/films/whole.webm", expected whole.mp4 beside it to be ${expected}; this makes one: ffmpeg .* public/films/whole.mp4$`,
      ),
    ]);
  });
});
