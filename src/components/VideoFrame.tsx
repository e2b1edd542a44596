import type { MouseEvent, ReactNode } from 'react';
import { preconnect } from 'react-dom';
import { consentFor } from './consent.ts';
import { PlayerNote, type PlayerSentences } from './PlayerNote.tsx';
import { isPlainPress } from './plain-press.ts';
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
  const { title, text, length, href, embed, sentences, startNow = false, children } = props;
  const { state, framed, poster, frame, start, loaded, close } = usePlayer(embed, startNow);

  function play(event: MouseEvent) {
    if (embed === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    start();
  }

  // Only with the visitor's consent: a connection tells the provider their address. Without it the press on play is the consent.
  function getReady() {
    if (embed !== undefined && consentFor('players')) preconnect(new URL(embed).origin);
  }

  return (
    <figure className="video">
      <div className="video-frame" data-state={state}>
        <div className="video-poster" aria-hidden="true">
          {children}
        </div>
        {framed ? (
          <iframe
            ref={frame}
            className="video-player"
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
              className="video-play"
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={`${sentences.play}: ${title}, ${lengthInWords(length)}`}
              onClick={play}
              onFocus={getReady}
              onPointerEnter={getReady}
            >
              <span className="video-mark">
                <span className="i-lucide-play" />
              </span>
              <span className="video-title">{title}</span>
            </a>
            <span className="video-length" aria-hidden="true">
              {length}
              {embed === undefined ? <span className="external-mark i-lucide-arrow-up-right" /> : null}
            </span>
          </>
        )}
      </div>
      <figcaption className="video-caption">
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
