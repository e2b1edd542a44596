import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../content/loader/check-content.ts';
import { videos } from '../content/schemas/videos.ts';
import type { Content } from '../content/schemas.ts';
import { playerOrigin } from '../video-providers.ts';

type Videos = Content<'videos'>['videos'];

/** The origins of the players that the pages need: those of videos that have an id, each once. */
export function playerOrigins(entries: Readonly<Partial<Videos>>): readonly string[] {
  const used = Object.values(entries).filter(({ id }) => id !== undefined);
  return [...new Set(used.map(({ provider }) => playerOrigin(provider)))].sort();
}

/**
 * The same from the content of the project in `root`. Throws where `videos.yaml` has mistakes, which the build has named
 * one by one before it comes to this.
 */
export function readPlayerOrigins(root: string): readonly string[] {
  const name = 'src/content/videos.yaml';
  const checked = checkContent(readFileSync(join(root, name), 'utf8'), videos, name);
  if (checked.mistakes) throw new Error(`${name} has mistakes.`);
  return playerOrigins(checked.value.videos);
}
