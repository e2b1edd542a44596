import { readContent } from '../content/loader/read-content.ts';
import { videos } from '../content/schemas/site.ts';
import type { Content } from '../content/schemas.ts';
import { playerOrigin } from '../video-providers.ts';

type Videos = Content<'videos'>['videos'];

/** The origins of the players that the pages need: those of videos that have an id, each once. */
export function playerOrigins(entries: Readonly<Partial<Videos>>): readonly string[] {
  const used = Object.values(entries).filter(({ id }) => id !== undefined);
  return [...new Set(used.map(({ provider }) => playerOrigin(provider)))].sort();
}

/** The same from the content of the project in `root`; throws where `videos.yaml` has mistakes. */
export function readPlayerOrigins(root: string): readonly string[] {
  return playerOrigins(readContent(root, 'videos', videos).videos);
}
