import { outboundLinks } from '../content/links.ts';
import copy from '../content/videos.yaml';
import { embedAddress } from '../video-providers.ts';

export type VideoName = keyof (typeof copy)['videos'];

/** What plays a video: a film of the site's own, or a provider's player in a frame. */
export type VideoSource =
  | {
      readonly kind: 'film';
      readonly file: string;
      readonly captions: string;
      /** A few seconds of it that move in place of its poster. */
      readonly loop: string | undefined;
    }
  | { readonly kind: 'frame'; readonly address: string };

/** Returns what plays a video, or undefined where nothing does yet. A provider's player takes the place of the site's own film. */
export function sourceOf(name: VideoName): VideoSource | undefined {
  const { provider, id, film } = copy.videos[name];
  if (id !== undefined) return { kind: 'frame', address: embedAddress(provider, id) };
  if (!film) return undefined;
  return { kind: 'film', file: film.file, captions: film.file.replace(/webm$/, 'vtt'), loop: film.loop };
}

/** Returns the address that a video has without the player: its film's file, or its own page. */
export function addressOf(name: VideoName): string {
  const source = sourceOf(name);
  return source?.kind === 'film' ? source.file : outboundLinks[copy.videos[name].link].href;
}
