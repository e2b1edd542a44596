import { PlayIcon } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { preconnect } from 'react-dom';
import { Decoration } from '../../components/Decoration.tsx';
import { isPlainClick } from '../../components/dialog-links.ts';
import { useHydrated } from '../../components/hydration.ts';
import { Icon } from '../../components/Icon.tsx';
import { island } from '../../components/island.tsx';
import { ExternalLink, newTab } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { consentFor } from '../../consent/consent.ts';
import { videoLanguage } from '../../content/in-language.ts';
import copy from '../../content/videos.yaml';
import { DrawingPicture } from '../../drawings/DrawingPicture.tsx';
import type { DrawingSource } from '../../drawings/drawing.ts';
import section from './FilmSection.module.css';
import styles from './FilmVideo.module.css';
import { FilmVideo, Transcript } from './FilmVideo.tsx';
import { type PlayerState, usePlayer } from './use-player.ts';
import { addressOf, sourceOf, type VideoName } from './video-source.ts';

/** Returns a length for screen readers: `2 min 10 s` for `2:10` (minutes and seconds). */
export function lengthInWords(length: string): string {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return [minutes && `${minutes} min`, seconds && `${seconds} s`].filter(Boolean).join(' ');
}

interface PlayerNoteProps {
  readonly state: PlayerState;
  /** The notice that play loads a provider's player. Undefined for a film of the site. */
  readonly notice: string | undefined;
  readonly href: string;
  /** Closes the player and shows the poster again. Undefined in the dialog, which has its own close button. */
  readonly onClose: (() => void) | undefined;
}

/** The player's status, a link to the video's page after play, and a button that closes the player. */
function PlayerNote({ state, notice, href, onClose }: PlayerNoteProps) {
  const { loading, empty, failed, link, close } = copy.player;
  const shown = state === 'loading' || state === 'playing';
  const own = notice === undefined;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small text-muted">
      <p>
        {/* In an element, as React cannot remove a text node that a browser's translation has moved. */}
        <span>{{ poster: notice, loading: null, playing: own ? null : empty, failed: null }[state]}</span>
        {/* Announced on every change, except for the hint about an empty player, which would be read over the video. */}
        <span role="status">{{ poster: null, loading, playing: null, failed }[state]}</span>
      </p>
      {state === 'poster' || (own && shown) ? null : <ExternalLink href={href}>{link}</ExternalLink>}
      {shown && onClose ? (
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

/** The size of a film and its poster, in pixels. */
const filmSize = { width: 1280, height: 720 } as const;

const wholeFrame = 'absolute inset-0 size-full object-cover';

interface PosterProps {
  readonly name: VideoName;
  /** A drawing for a video without a poster. */
  readonly drawing: DrawingSource | undefined;
}

/** The poster of a video, or else a drawing. */
function Poster({ name, drawing }: PosterProps) {
  const { poster } = copy.videos[name];
  if (poster !== undefined) return <Picture className={wholeFrame} image={{ source: poster, ...filmSize }} />;
  return drawing ? <DrawingPicture className={wholeFrame} picture={drawing} /> : null;
}

interface PlayControlProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly href: string;
  /** Whether it plays a film of the site. */
  readonly own: boolean;
  readonly label: string;
  readonly length: string;
  readonly onPress: () => void;
  /** Called on hover and focus. */
  readonly onReach: () => void;
}

/**
 * The play control, which covers the whole poster and has its icon in a corner. For a film it is a link to the file before
 * hydration and then a button, which Tab reaches in Safari. For a provider's video it is a link to the video's
 * page.
 */
function PlayControl({ ref, href, own, label, length, onPress, onReach }: PlayControlProps) {
  const hydrated = useHydrated();
  const shared = {
    className:
      'video-play absolute inset-0 size-full cursor-pointer grid items-end justify-end focus-visible:outline-offset--6 focus-visible:outline-reef',
    'aria-label': label,
    ref: (element: HTMLElement | null) => {
      ref.current = element;
    },
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onPress();
    },
    onFocus: onReach,
    onPointerEnter: onReach,
  };
  const icon = (
    <span className={`${styles.sign} forced-colors:border`} data-length={length}>
      <Icon icon={PlayIcon} />
    </span>
  );
  if (own && hydrated)
    return (
      <button type="button" {...shared}>
        {icon}
      </button>
    );
  // Without the description of `newTab`, as a click plays the video here.
  const tab = own ? {} : { target: newTab.target, rel: newTab.rel };
  return (
    <a {...shared} href={href} {...tab}>
      {icon}
    </a>
  );
}

interface VideoPlayerProps {
  readonly name: VideoName;
  /** Plays at once and shows no title and text, for the dialog. */
  readonly startNow?: boolean;
  /** A drawing without text, for a video without a poster. */
  readonly poster?: DrawingSource;
  /** The element of the title below the video, where no `heading` says it. */
  readonly as?: 'p' | 'h3';
  /** The heading of a section with this video. */
  readonly heading?: { readonly id: string; readonly title: string };
}

/**
 * A video of `videos.yaml` in a 16:9 frame, with title and text below it. A click on the poster replaces it by the player. There
 * is no fullscreen.
 *
 * - Nothing of the video itself is fetched before the click. With consent to players, hover and focus open a connection to the
 *   provider.
 * - A video without a source has a link to its page instead of a play control, and no frame without a poster.
 */
export default function LiveVideoPlayer({
  name,
  startNow = false,
  poster: drawing,
  heading,
  as: Title = 'p',
}: VideoPlayerProps) {
  const { title, text, length, provider } = copy.videos[name];
  const source = sourceOf(name);
  const embed = source?.kind === 'frame' ? source.address : undefined;
  const href = addressOf(name);
  const { state, shown, poster, frame, film, start, loaded, fail, close } = usePlayer(source, startNow);
  const hasPicture = copy.videos[name].poster !== undefined || drawing !== undefined;
  const language = import.meta.env.LANGUAGE ? videoLanguage(name) : {};

  // Only with consent, as a connection reveals the visitor's IP address. Without consent, the click on play counts as consent.
  function connect() {
    if (embed !== undefined && consentFor('players')) preconnect(new URL(embed).origin);
  }

  return (
    <figure className={heading ? section.section : 'grid content-start gap-3'}>
      {heading ? (
        <h2 id={heading.id} className="max-w-[16ch] text-title">
          {heading.title}
        </h2>
      ) : null}
      {source || hasPicture ? (
        <div className="relative print:hidden aspect-video overflow-hidden rounded-md border border-outline bg-ink text-paper">
          <Poster name={name} drawing={drawing} />
          {shown && source?.kind === 'film' ? (
            <FilmVideo ref={film} name={name} source={source} onFailed={fail} />
          ) : null}
          {shown && embed !== undefined ? (
            <iframe
              ref={frame}
              // Hidden until the player has responded, so that a browser's error page never shows.
              className={`absolute inset-0 size-full border-0 ${state === 'loading' ? 'opacity-0' : ''}`}
              title={title}
              src={embed}
              allow="autoplay; encrypted-media"
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={loaded}
            />
          ) : null}
          {source && !shown ? (
            <PlayControl
              ref={poster}
              href={href}
              own={embed === undefined}
              label={`${copy.player.play}: ${title}, ${lengthInWords(length)}`}
              length={length}
              onPress={start}
              onReach={connect}
            />
          ) : null}
          {state === 'loading' ? (
            <Decoration className="absolute inset-0 m-auto size-16 rounded-full border-4 border-slate border-t-reef motion-safe:animate-spin" />
          ) : null}
        </div>
      ) : null}
      <figcaption className={`grid ${heading ? 'gap-5 content-between' : 'gap-1.5'}`}>
        <div className="grid gap-1.5">
          {startNow || heading ? null : (
            <Title className="font-display text-heading" {...language}>
              {title}
            </Title>
          )}
          {startNow ? null : (
            <p className={`text-muted ${heading ? 'text-lead' : 'max-w-measure'}`} {...language}>
              {text}
            </p>
          )}
          {source ? (
            <PlayerNote
              state={state}
              notice={embed === undefined ? undefined : copy.player.notice[provider]}
              href={href}
              onClose={startNow ? undefined : close}
            />
          ) : (
            <p className="text-small">
              <ExternalLink href={href}>{copy.player.link}</ExternalLink>
              <Decoration className="ml-4">{length}</Decoration>
            </p>
          )}
        </div>
        {source?.kind === 'film' ? (
          <Transcript name={name} stations={heading !== undefined} opened={state === 'failed'} />
        ) : null}
      </figcaption>
    </figure>
  );
}

export const VideoPlayer = island('sections/video/VideoPlayer', LiveVideoPlayer);
