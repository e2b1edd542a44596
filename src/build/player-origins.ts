import { playerOrigin } from '../video-providers.ts';
import type { Content } from './content-schemas.ts';
import { readContent } from './read-content.ts';

type Videos = Content<'content/videos'>['videos'];

/**
 * Returns the origins of the players that the pages need, sorted and without duplicates. Videos without an id need none. Throws
 * if `videos.yaml` has mistakes.
 */
export function playerOrigins(
  videos: Readonly<Partial<Videos>> = readContent('content/videos').videos,
): readonly string[] {
  const used = Object.values(videos).filter(({ id }) => id !== undefined);
  return [...new Set(used.map(({ provider }) => playerOrigin(provider)))].sort();
}
