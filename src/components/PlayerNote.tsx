import { ExternalLink } from './ExternalLink.tsx';
import type { PlayerState } from './use-player.ts';

/** What stands around a player, in words. */
export interface PlayerSentences {
  readonly play: string;
  readonly loading: string;
  /** Whose player a press loads. */
  readonly notice: string;
  readonly close: string;
  readonly empty: string;
  readonly failed: string;
  readonly link: string;
}

interface PlayerNoteProps {
  readonly state: PlayerState;
  readonly sentences: PlayerSentences;
  /** The video's own page. */
  readonly href: string;
  /** Brings the poster back; undefined where something else closes the player. */
  readonly onClose: (() => void) | undefined;
}

/** How the player is doing, the way to the video's own page once it was asked for, and the way back to the poster. */
export function PlayerNote({ state, sentences, href, onClose }: PlayerNoteProps) {
  const { notice, loading, empty, failed } = sentences;
  const framed = state === 'loading' || state === 'playing';
  return (
    <div className="video-note flex flex-wrap gap-y-1 gap-x-3 items-baseline text-slate text-small">
      <p role="status">{{ poster: notice, loading, playing: empty, failed }[state]}</p>
      {state === 'poster' ? null : <ExternalLink href={href}>{sentences.link}</ExternalLink>}
      {framed && onClose ? (
        <button
          type="button"
          className="cursor-pointer underline ml-auto min-h-6 text-ink [text-underline-offset:0.2em]"
          onClick={onClose}
        >
          {sentences.close}
        </button>
      ) : null}
    </div>
  );
}
