import { playerOrigin } from '../../video-providers.ts';
import { readContent } from '../content/read-content.ts';
import type { Content } from '../content/schemas.ts';

type Videos = Content<'content/videos'>['videos'];

/**
 * Returns the origins of the players of all videos with an id, sorted and without duplicates. Throws if `videos.yaml` has
 * mistakes.
 */
export function playerOrigins(
  videos: Readonly<Partial<Videos>> = readContent('content/videos').videos,
): readonly string[] {
  const used = Object.values(videos).filter(({ id }) => id !== undefined);
  return [...new Set(used.map(({ provider }) => playerOrigin(provider)))].sort();
}
