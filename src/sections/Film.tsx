import type { MouseEvent } from 'react';
import { preconnect } from 'react-dom';
import { Decoration } from '../components/Decoration.tsx';
import { ExternalLink } from '../components/Links.tsx';
import { isPlainClick } from '../components/link-button.ts';
import { consentFor } from '../consent/consent.ts';
import type { Content } from '../content/schemas.ts';
import copy from '../content/videos.yaml';
import type { PictureSource } from '../drawings/drawing.ts';
import { Picture } from '../drawings/Picture.tsx';
import { outboundLinks } from '../links.ts';
import { embedAddress } from '../video-providers.ts';
import { type PlayerState, usePlayer } from './use-player.ts';

export type VideoName = keyof Content<'videos'>['videos'];

/** A length such as `2:10` (minutes and seconds) as it is read out: `2 min 10 s`. */
export function lengthInWords(length: string): string {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return [minutes && `${minutes} min`, seconds && `${seconds} s`].filter(Boolean).join(' ');
}

interface PlayerNoteProps {
  readonly state: PlayerState;
  /** Whose player a press loads. */
  readonly notice: string;
  /** The video's own page. */
  readonly href: string;
  /** Brings the poster back; undefined where something else closes the player. */
  readonly onClose: (() => void) | undefined;
}

/** How the player is doing, the way to the video's own page once it was asked for, and the way back to the poster. */
function PlayerNote({ state, notice, href, onClose }: PlayerNoteProps) {
  const { loading, empty, failed, link, close } = copy.player;
  const framed = state === 'loading' || state === 'playing';
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small text-quiet">
      <p role="status">{{ poster: notice, loading, playing: empty, failed }[state]}</p>
      {state === 'poster' ? null : <ExternalLink href={href}>{link}</ExternalLink>}
      {framed && onClose ? (
        <button
          type="button"
          className="ml-auto min-h-6 cursor-pointer text-front underline underline-offset-3"
          onClick={onClose}
        >
          {close}
        </button>
      ) : null}
    </div>
  );
}

interface FilmProps {
  readonly name: VideoName;
  /** True in the dialog: the press that opened it was the press on play, and it has title and text already. */
  readonly startNow?: boolean;
  /** A drawing of the film's own, without words; it fills the frame. */
  readonly poster?: PictureSource;
}

/**
 * A video of `videos.yaml` in a 16:9 frame, title and length on a bar under it: a poster that is a link to the video's
 * own page, and after a press on it the player. Nothing is fetched from elsewhere before that press; with consent to
 * players the connection is made as soon as the visitor reaches for it. The player may play and nothing more: `allow`
 * names no fullscreen, and `allowfullscreen` is not there. A video without an id stays a link.
 */
export function Film({ name, startNow = false, poster: picture }: FilmProps) {
  const { title, text, length, link, provider, id } = copy.videos[name];
  const embed = id === undefined ? undefined : embedAddress(provider, id);
  const { href } = outboundLinks[link];
  const { state, framed, poster, frame, start, loaded, close } = usePlayer(embed, startNow);

  function play(event: MouseEvent) {
    if (embed === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    start();
  }

  // Only with the visitor's consent: a connection tells the provider their address. Without it the press on play is the consent.
  function connect() {
    if (embed !== undefined && consentFor('players')) preconnect(new URL(embed).origin);
  }

  return (
    <figure className="film grid content-start gap-3">
      <div className="film-frame relative aspect-video overflow-hidden rounded-md border border-outline bg-ink text-paper">
        {picture ? <Picture className="absolute inset-0 size-full object-cover" picture={picture} /> : null}
        {framed ? (
          <iframe
            ref={frame}
            // Until there is a sign of life from it the poster stays in sight; a browser's error page never shows.
            className={`absolute inset-0 size-full border-0 ${state === 'loading' ? 'opacity-0' : ''}`}
            title={title}
            src={embed}
            allow="autoplay; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={loaded}
          />
        ) : (
          <a
            ref={poster}
            className="film-play group absolute inset-0 grid place-items-center focus-visible:outline-offset--6 focus-visible:outline-reef"
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${copy.player.play}: ${title}, ${lengthInWords(length)}`}
            onClick={play}
            onFocus={connect}
            onPointerEnter={connect}
          >
            <span className="grid size-16 place-items-center rounded-full bg-reef text-title text-ink group-hover:bg-paper group-active:bg-sun page-lg:size-20 forced-colors:border">
              <span className="i-lucide-play" />
            </span>
          </a>
        )}
        {state === 'loading' ? (
          <Decoration className="absolute inset-0 m-auto size-16 rounded-full border-4 border-slate border-t-reef motion-safe:animate-spin" />
        ) : null}
      </div>
      <figcaption className="grid gap-1.5">
        <p className="flex items-baseline gap-4 font-600">
          {startNow ? null : <span className="font-display text-heading font-700">{title}</span>}
          <span className="ml-auto flex-none" aria-hidden="true">
            {length} {embed === undefined ? <span className="external-mark i-lucide-arrow-up-right" /> : null}
          </span>
        </p>
        {startNow ? null : <p className="measure text-quiet">{text}</p>}
        {embed === undefined ? null : (
          <PlayerNote
            state={state}
            notice={copy.player.notice[provider]}
            href={href}
            onClose={startNow ? undefined : close}
          />
        )}
      </figcaption>
    </figure>
  );
}
