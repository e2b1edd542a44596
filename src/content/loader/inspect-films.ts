import { readFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import type { FilmFacts } from './film-file.ts';

/** Returns what a picture file is, or undefined if it is none. */
async function pictureFacts(file: string): Promise<FilmFacts | undefined> {
  try {
    const { format, compression, width, height } = await sharp(file, { failOn: 'error' }).metadata();
    const codec = compression ?? format;
    return { format: format === 'heif' && codec === 'av1' ? 'AVIF' : format, codec, width, height };
  } catch {
    return undefined;
  }
}

/** Returns what a film file is, or undefined if it is none. */
async function filmFacts(file: string): Promise<FilmFacts | undefined> {
  try {
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(readFileSync(file)) });
    const { name: format } = await input.getFormat();
    const video = await input.getPrimaryVideoTrack();
    if (!video) return undefined;
    return {
      format,
      codec: video.codec ?? 'unknown',
      width: video.displayWidth,
      height: video.displayHeight,
      seconds: await input.computeDuration(),
      otherTracks: (await input.getTracks()).length - 1,
    };
  } catch {
    return undefined;
  }
}

// Prints a JSON list with what each file named as an argument is. A process of its own, as schemas are synchronous.
const facts = [];
for (const file of process.argv.slice(2))
  facts.push((await filmFacts(file)) ?? (await pictureFacts(file)) ?? null);
console.info(JSON.stringify(facts));
