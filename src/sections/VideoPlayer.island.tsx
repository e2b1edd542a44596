import { ArrowUpRightIcon, PlayIcon } from 'lucide-react';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import { Decoration } from '../components/Decoration.tsx';
import { isPlainClick } from '../components/dialog-links.ts';
import { Icon } from '../components/Icon.tsx';
import { island } from '../components/island.tsx';
import { ExternalLink, newTab } from '../components/Link.tsx';
import { consentFor } from '../consent/consent.ts';
import { outboundLinks } from '../content/links.ts';
import copy from '../content/videos.yaml';
import type { PictureSource } from '../drawings/drawing.ts';
import { Picture } from '../drawings/Picture.tsx';
import { embedAddress } from '../video-providers.ts';

export type VideoName = keyof (typeof copy)['videos'];

/** A length such as `2:10` (minutes and seconds) as it is read out: `2 min 10 s`. */
export function lengthInWords(length: string): string {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return [minutes && `${minutes} min`, seconds && `${seconds} s`].filter(Boolean).join(' ');
}

/** How long a player may take to load, in milliseconds. */
const playerTimeout = 8000;

type PlayerState = 'poster' | 'loading' | 'playing' | 'failed';

/**
 * The states of a player at `embed`; `startNow` begins with it instead of the poster. Browsers fire a frame's `load` event
 * for their own error pages too, so a player counts as loaded only after a sign of life as well: its address answers, or it
 * sends the page a message, as Vimeo's does when it is ready. Without both after 8 seconds it has failed.
 * Whichever of poster and player goes while it has focus, the other one gets it.
 */
function usePlayer(embed: string | undefined, startNow: boolean) {
  const [state, setState] = useState<PlayerState>(startNow && embed !== undefined ? 'loading' : 'poster');
  const signs = useRef(new Set<'loaded' | 'alive'>());
  const poster = useRef<HTMLAnchorElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const focusWanted = useRef(false);
  const focusGiven = useRef(false);
  const framed = state === 'loading' || state === 'playing';

  function press(next: 'poster' | 'loading') {
    focusWanted.current = true;
    signs.current.clear();
    setState(next);
  }

  const tell = useCallback((sign: 'loaded' | 'alive') => {
    if (signs.current.add(sign).size === 2) setState('playing');
  }, []);

  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    focusGiven.current = framed;
    (framed ? frame.current : poster.current)?.focus();
  }, [framed]);

  useEffect(() => {
    if (!framed || embed === undefined) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    // What is answered stays hidden from this page; no name, no connection or a blocker fails (Fetch Standard, `no-cors`).
    fetch(embed, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
      () => tell('alive'),
      () => {},
    );
    const hear = ({ source, origin }: MessageEvent) => {
      if (source === frame.current?.contentWindow && origin === new URL(embed).origin) tell('alive');
    };
    window.addEventListener('message', hear, { signal });
    return () => stopping.abort();
  }, [framed, embed, tell]);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => {
      focusWanted.current = document.activeElement === frame.current;
      setState('failed');
    }, playerTimeout);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    framed,
    poster,
    frame,
    start: () => press('loading'),
    close: () => press('poster'),
    loaded: () => {
      tell('loaded');
      // Chromium can drop the focus of a frame that moves to a process of its own; where nothing else has it, it comes back.
      if (focusGiven.current && document.activeElement === document.body) frame.current?.focus();
      focusGiven.current = false;
    },
  };
}

interface PlayerNoteProps {
  readonly state: PlayerState;
  /** Whose player a press loads. */
  readonly notice: string;
  readonly href: string;
  /** Brings the poster back; undefined where something else closes the player. */
  readonly onClose: (() => void) | undefined;
}

/** How the player is doing, the way to the video's own page once it was asked for, and the way back to the poster. */
function PlayerNote({ state, notice, href, onClose }: PlayerNoteProps) {
  const { loading, empty, failed, link, close } = copy.player;
  const framed = state === 'loading' || state === 'playing';
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small text-muted">
      <p>
        {/* In an element: React cannot remove a text that a translator has moved. */}
        <span>{{ poster: notice, loading: null, playing: empty, failed: null }[state]}</span>
        {/* Announced as it changes, but for the question whether the player is empty, which would be read over the video. */}
        <span role="status">{{ poster: null, loading, playing: null, failed }[state]}</span>
      </p>
      {state === 'poster' ? null : <ExternalLink href={href}>{link}</ExternalLink>}
      {framed && onClose ? (
        <button
          type="button"
          className="ml-auto min-h-6 cursor-pointer text-foreground underline underline-offset-3"
          onClick={onClose}
        >
          {close}
        </button>
      ) : null}
    </div>
  );
}

interface VideoPlayerProps {
  readonly name: VideoName;
  /** True in the dialog: the press that opened it was the press on play, and it has title and text already. */
  readonly startNow?: boolean;
  /** A drawing of the video's own, without words, that fills the frame. */
  readonly poster?: PictureSource;
}

/**
 * A video of `videos.yaml` in a 16:9 frame, title and length on a bar under it: a poster that is a link to the video's
 * own page, and after a press on it the player. Nothing is fetched from elsewhere before that press; with consent to
 * players the connection is made as soon as the visitor reaches for it. The player may play and nothing more: `allow`
 * names no fullscreen, and `allowfullscreen` is not there. A video without an id stays a link.
 */
export default function LiveVideoPlayer({ name, startNow = false, poster: drawing }: VideoPlayerProps) {
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
    <figure className="grid content-start gap-3">
      <div className="relative print:hidden aspect-video overflow-hidden rounded-md border border-outline bg-ink text-paper">
        {drawing ? <Picture className="absolute inset-0 size-full object-cover" picture={drawing} /> : null}
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
            className="video-play group absolute inset-0 grid place-items-center focus-visible:outline-offset--6 focus-visible:outline-reef"
            href={href}
            {...newTab}
            // With a player, the press on play opens none.
            aria-describedby={embed === undefined ? newTab['aria-describedby'] : undefined}
            aria-label={`${copy.player.play}: ${title}, ${lengthInWords(length)}`}
            onClick={play}
            onFocus={connect}
            onPointerEnter={connect}
          >
            <span className="grid size-16 place-items-center rounded-full bg-reef text-title text-ink group-hover:bg-paper group-active:bg-sun page-lg:size-20 forced-colors:border">
              <Icon icon={PlayIcon} />
            </span>
          </a>
        )}
        {state === 'loading' ? (
          <Decoration className="absolute inset-0 m-auto size-16 rounded-full border-4 border-slate border-t-reef motion-safe:animate-spin" />
        ) : null}
      </div>
      <figcaption className="grid gap-1.5">
        <p className="flex items-baseline gap-4 font-600">
          {startNow ? null : <span className="font-display text-heading">{title}</span>}
          <Decoration className="ml-auto flex-none">
            {length} {embed === undefined ? <Icon icon={ArrowUpRightIcon} inline /> : null}
          </Decoration>
        </p>
        {startNow ? null : <p className="max-w-measure text-muted">{text}</p>}
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

/** A video in the page. */
export const VideoPlayer = island('sections/VideoPlayer', LiveVideoPlayer);
