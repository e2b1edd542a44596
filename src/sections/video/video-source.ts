import { outboundLinks } from '../../content/links.ts';
import copy from '../../content/videos.yaml';
import { embedAddress } from '../../video-providers.ts';

export type VideoName = keyof (typeof copy)['videos'];

/** The source of a video: a film of the site, or a provider's player in a frame. */
export type VideoSource =
  | {
      readonly kind: 'film';
      /** A WebM file. */
      readonly file: string;
      /** The same film for browsers that cannot play WebM. */
      readonly mp4: string | undefined;
      readonly captions: string;
    }
  | { readonly kind: 'frame'; readonly address: string };

/** Returns the source of a video, or undefined if it has none yet. A provider's player takes precedence over a film of the site. */
export function sourceOf(name: VideoName): VideoSource | undefined {
  const { provider, id, film } = copy.videos[name];
  if (id !== undefined) return { kind: 'frame', address: embedAddress(provider, id) };
  if (!film) return undefined;
  return { kind: 'film', file: film.file, mp4: film.mp4, captions: film.file.replace(/webm$/, 'vtt') };
}

/**
 * Returns the address of a video without its player: the file of a film, or the video's page. A link leads to one file, so that is
 * the MP4 where there is one, which more browsers can play.
 */
export function addressOf(name: VideoName): string {
  const source = sourceOf(name);
  return source?.kind === 'film' ? (source.mp4 ?? source.file) : outboundLinks[copy.videos[name].link].href;
}
