import { readContent } from '../content/loader/read-content.ts';
import type { Content } from '../content/schemas.ts';
import { playerOrigin } from '../video-providers.ts';

type Videos = Content<'videos'>['videos'];

/**
 * The origins of the players that the pages need: those of videos that have an id, each once. Throws where none are given and
 * `videos.yaml` has mistakes.
 */
export function playerOrigins(
  videos: Readonly<Partial<Videos>> = readContent('videos').videos,
): readonly string[] {
  const used = Object.values(videos).filter(({ id }) => id !== undefined);
  return [...new Set(used.map(({ provider }) => playerOrigin(provider)))].sort();
}
