import type { MouseEvent, ReactNode } from 'react';
import { preconnect } from 'react-dom';
import { PlayerNote, type PlayerSentences } from './PlayerNote.tsx';
import { isPlainClick } from './plain-click.ts';
import { usePlayer } from './use-player.ts';
import { lengthInWords } from './video-length.ts';
import '../design/video.css';

interface VideoFrameProps {
  readonly title: string;
  /** A sentence under the frame. */
  readonly text?: string;
  /** Minutes and seconds, such as `2:10`. */
  readonly length: string;
  /** The video's own page: where the poster leads without scripts, without a player and where the player does not load. */
  readonly href: string;
  /** The player's address. Without one the poster is a link and nothing else. */
  readonly embed: string | undefined;
  readonly sentences: PlayerSentences;
  /** Whether the visitor lets the player's provider learn their address before a press on play. */
  readonly mayPreconnect: () => boolean;
  /** True where the press that showed this frame was the press on play; what shows it takes it away, too. */
  readonly startNow?: boolean;
  /** The poster: any picture; it is decoration, as the link over it has the words. */
  readonly children: ReactNode;
}

/**
 * A video in a 16:9 frame: a poster that is a link, and after a press on it the player. Nothing is fetched from elsewhere
 * before that press; with consent to players the connection is made as soon as the visitor reaches for it. The player may
 * play and nothing more: `allow` names no fullscreen, and `allowfullscreen` is not there.
 */
export function VideoFrame(props: VideoFrameProps) {
  const { title, text, length, href, embed, sentences, mayPreconnect, startNow = false, children } = props;
  const { state, framed, poster, frame, start, loaded, close } = usePlayer(embed, startNow);

  function play(event: MouseEvent) {
    if (embed === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    start();
  }

  // Only with the visitor's consent: a connection tells the provider their address. Without it the press on play is the consent.
  function getReady() {
    if (embed !== undefined && mayPreconnect()) preconnect(new URL(embed).origin);
  }

  return (
    <figure className="video grid gap-3.5 [--video-mark:clamp(2.75rem,8cqi,4rem)] [--video-margin:clamp(1rem,4cqi,2rem)] [container-type:inline-size]">
      <div
        className="video-frame relative overflow-hidden [aspect-ratio:16_/_9] rounded-[4px] bg-ink text-paper forced-colors:border forced-colors:border-[CanvasText] max-page-3xs:[aspect-ratio:auto] max-page-3xs:min-h-[56.25cqi] data-[state='loading']:after:content-[''] data-[state='loading']:after:absolute data-[state='loading']:after:left-[var(--video-margin)] data-[state='loading']:after:bottom-[var(--video-margin)] data-[state='loading']:after:border-4 data-[state='loading']:after:border-x-slate data-[state='loading']:after:border-t-reef data-[state='loading']:after:border-b-slate data-[state='loading']:after:w-[var(--video-mark)] data-[state='loading']:after:h-[var(--video-mark)] data-[state='loading']:after:rounded-full motion-safe:data-[state='loading']:after:[animation:video-wait_900ms_linear_infinite]"
        data-state={state}
      >
        <div
          className="video-poster absolute inset-0 after:content-[''] after:absolute after:inset-0 after:[background:linear-gradient(to_top,oklch(0.22_0.04_240_/_0.96)_12%,oklch(0.22_0.04_240_/_0.25)_62%)] forced-colors:after:bg-transparent"
          aria-hidden="true"
        >
          {children}
        </div>
        {framed ? (
          <iframe
            ref={frame}
            className="video-player absolute inset-0 border-0 w-full h-full"
            title={title}
            src={embed}
            allow="autoplay; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={loaded}
          />
        ) : (
          <>
            <a
              ref={poster}
              className="video-play absolute flex gap-4 pr-[calc(var(--video-margin)_+_4rem)] pl-[var(--video-margin)] py-[var(--video-margin)] inset-0 items-end text-paper max-page-3xs:relative max-page-3xs:flex-col max-page-3xs:px-[var(--video-margin)] max-page-3xs:pt-[var(--video-margin)] max-page-3xs:pb-[calc(var(--video-margin)_+_2.5rem)] max-page-3xs:items-start max-page-3xs:justify-end max-page-3xs:min-h-[56.25cqi] focus-visible:[outline-color:var(--colors-reef)] focus-visible:[outline-offset:-6px]"
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={`${sentences.play}: ${title}, ${lengthInWords(length)}`}
              onClick={play}
              onFocus={getReady}
              onPointerEnter={getReady}
            >
              <span className="video-mark grid [flex:none] w-[var(--video-mark)] h-[var(--video-mark)] rounded-full bg-reef text-ink [font-size:clamp(1.125rem,3cqi,1.5rem)] place-items-center [transition:background-color_var(--motion-quick)] forced-colors:border forced-colors:border-[CanvasText]">
                <span className="i-lucide-play" />
              </span>
              <span className="flex text-balance min-h-[var(--video-mark)] items-center [flex:1] font-display [font-size:clamp(1.0625rem,4cqi,var(--text-heading-fontSize))] font-700 leading-[1.2] max-page-3xs:self-stretch max-page-3xs:[hyphens:auto]">
                {title}
              </span>
            </a>
            <span
              className="flex absolute tabular-nums pointer-events-none gap-1 right-[var(--video-margin)] bottom-[var(--video-margin)] min-h-[var(--video-mark)] items-center font-600"
              aria-hidden="true"
            >
              {length}
              {embed === undefined ? <span className="external-mark i-lucide-arrow-up-right" /> : null}
            </span>
          </>
        )}
      </div>
      <figcaption className="video-caption grid gap-1.5">
        {text === undefined ? null : <p>{text}</p>}
        {embed === undefined ? null : (
          <PlayerNote
            state={state}
            sentences={sentences}
            href={href}
            onClose={startNow ? undefined : close}
          />
        )}
      </figcaption>
    </figure>
  );
}
