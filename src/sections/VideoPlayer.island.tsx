import { PlayIcon } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { preconnect } from 'react-dom';
import { Decoration } from '../components/Decoration.tsx';
import { isPlainClick } from '../components/dialog-links.ts';
import { useHydrated, useLazyComponent } from '../components/hydration.ts';
import { Icon } from '../components/Icon.tsx';
import { island } from '../components/island.tsx';
import { ExternalLink, newTab } from '../components/Link.tsx';
import { Picture as PictureFile } from '../components/Picture.tsx';
import { consentFor } from '../consent/consent.ts';
import { videoLanguage } from '../content/in-language.ts';
import copy from '../content/videos.yaml';
import type { PictureSource } from '../drawings/drawing.ts';
import { Picture } from '../drawings/Picture.tsx';
import styles from './Film.module.css';
import { Film, Transcript } from './Film.tsx';
import { useLoopsAllowed } from './loops-allowed.ts';
import { type PlayerState, usePlayer } from './use-player.ts';
import { addressOf, sourceOf, type VideoName } from './video-source.ts';

/** A length such as `2:10` (minutes and seconds) as it is read out: `2 min 10 s`. */
export function lengthInWords(length: string): string {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return [minutes && `${minutes} min`, seconds && `${seconds} s`].filter(Boolean).join(' ');
}

interface PlayerNoteProps {
  readonly state: PlayerState;
  /** Whose player a press loads; undefined where the film is the site's own. */
  readonly notice: string | undefined;
  readonly href: string;
  /** Brings the poster back; undefined where something else closes the player. */
  readonly onClose: (() => void) | undefined;
}

/** How the player is doing, the way to the video's own page once it was asked for, and the way back to the poster. */
function PlayerNote({ state, notice, href, onClose }: PlayerNoteProps) {
  const { loading, empty, failed, link, close } = copy.player;
  const shown = state === 'loading' || state === 'playing';
  const own = notice === undefined;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small text-muted">
      <p>
        {/* In an element: React cannot remove a text that a translator has moved. */}
        <span>{{ poster: notice, loading: null, playing: own ? null : empty, failed: null }[state]}</span>
        {/* Announced as it changes, but for the question whether the player is empty, which would be read over the video. */}
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

/** The loop is fetched where one may move. Without its chunk the poster stays. */
const loadLoop = () => import('./FilmLoop.tsx').then((module) => module.FilmLoop);

/** The size of a film and its poster. */
const filmSize = { width: 1280, height: 720 } as const;

const wholeFrame = 'absolute inset-0 size-full object-cover';

interface PosterProps {
  readonly name: VideoName;
  /** A drawing for a video without a frame of its own. */
  readonly drawing: PictureSource | undefined;
}

/** What is seen until a video plays: a frame of it, or else a drawing. */
function Poster({ name, drawing }: PosterProps) {
  const { poster } = copy.videos[name];
  if (poster !== undefined)
    return <PictureFile className={wholeFrame} image={{ source: poster, ...filmSize }} />;
  return drawing ? <Picture className={wholeFrame} picture={drawing} /> : null;
}

interface PlayControlProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly href: string;
  /** Whether it plays a film of the site's own. */
  readonly own: boolean;
  readonly label: string;
  readonly length: string;
  readonly onPress: () => void;
  /** Called when the pointer or focus gets there. */
  readonly onReach: () => void;
}

/**
 * The whole poster, with the sign of play in its corner, which covers the least of it. That of a film is a link to its file until
 * the page is live, then a button, which Safari's Tab reaches (decision 0026). That of a provider stays a link to the video's own
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
  const sign = (
    <span className={`${styles.sign} forced-colors:border`} data-length={length}>
      <Icon icon={PlayIcon} />
    </span>
  );
  if (own && hydrated)
    return (
      <button type="button" {...shared}>
        {sign}
      </button>
    );
  // Where a press plays the video, no tab is opened, so nothing says so.
  const tab = own ? {} : { target: newTab.target, rel: newTab.rel };
  return (
    <a {...shared} href={href} {...tab}>
      {sign}
    </a>
  );
}

interface VideoPlayerProps {
  readonly name: VideoName;
  /** True in the dialog: the press that opened it was the press on play, and it has title and text already. */
  readonly startNow?: boolean;
  /** A drawing of the video's own, without words, that fills the frame where the video has no poster. */
  readonly poster?: PictureSource;
  /** The heading of a section that the video fills: the film then stands beside it, its text and its captions. */
  readonly heading?: { readonly id: string; readonly title: string };
}

/**
 * A video of `videos.yaml` in a 16:9 frame, title and length on a bar under it: a poster that is a link to the video's file or
 * own page, and after a press on it the player. A film with a loop shows that instead of its poster, where loops may move. Of
 * the video itself nothing is fetched before the press; with consent to players the connection to a provider is made as soon as
 * the visitor reaches for it. The player may play and nothing more: neither a frame nor a film may fill the screen. A video
 * that nothing plays yet has no sign of play, and a link to its page instead; without a poster it has no frame either.
 */
export default function LiveVideoPlayer({
  name,
  startNow = false,
  poster: drawing,
  heading,
}: VideoPlayerProps) {
  const { title, text, length, provider } = copy.videos[name];
  const source = sourceOf(name);
  const embed = source?.kind === 'frame' ? source.address : undefined;
  const href = addressOf(name);
  const { state, shown, poster, frame, film, start, loaded, fail, close } = usePlayer(source, startNow);
  const loop = source?.kind === 'film' && !startNow ? source.loop : undefined;
  const mayMove = useLoopsAllowed();
  const hasPicture = copy.videos[name].poster !== undefined || drawing !== undefined;
  const language = import.meta.env.LANGUAGE ? videoLanguage(name) : {};
  const Loop = useLazyComponent(loop !== undefined && mayMove, loadLoop);

  // Only with the visitor's consent: a connection tells the provider their address. Without it the press on play is the consent.
  function connect() {
    if (embed !== undefined && consentFor('players')) preconnect(new URL(embed).origin);
  }

  return (
    <figure className={heading ? styles.section : 'grid content-start gap-3'}>
      {heading ? (
        <h2 id={heading.id} className="max-w-[16ch] text-title">
          {heading.title}
        </h2>
      ) : null}
      {source || hasPicture ? (
        <div className="relative print:hidden aspect-video overflow-hidden rounded-md border border-outline bg-ink text-paper">
          <Poster name={name} drawing={drawing} />
          {Loop && loop !== undefined && mayMove && !shown ? <Loop name={name} file={loop} /> : null}
          {shown && source?.kind === 'film' ? (
            <Film ref={film} name={name} source={source} onFailed={fail} />
          ) : null}
          {shown && embed !== undefined ? (
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
            <p className="font-display text-heading font-600" {...language}>
              {title}
            </p>
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
        {source?.kind === 'film' ? <Transcript name={name} open={heading !== undefined} /> : null}
      </figcaption>
    </figure>
  );
}

/** A video in the page. */
export const VideoPlayer = island('sections/VideoPlayer', LiveVideoPlayer);
