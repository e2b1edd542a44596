import { PauseIcon, PlayIcon } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import copy from '../content/videos.yaml';
import styles from './Film.module.css';
import { useLoop } from './use-loop.ts';
import type { VideoName } from './video-source.ts';

interface FilmLoopProps {
  readonly name: VideoName;
  readonly file: string;
}

/**
 * A few seconds of a film in a muted loop over its poster, with a button that pauses it (WCAG 2.2.2). The poster stays visible
 * until the loop plays, or if it fails to load.
 */
export function FilmLoop({ name, file }: FilmLoopProps) {
  const loop = useRef<HTMLVideoElement>(null);
  const [paused, setPaused] = useState(false);
  const [state, setState] = useState<'waiting' | 'moving' | 'failed'>('waiting');
  const near = useLoop(loop, { paused, onRefused: useCallback(() => setPaused(true), []) });
  if (state === 'failed') return null;
  const { pauseLoop, playLoop } = copy.player;
  return (
    <>
      <video
        ref={loop}
        className={`${styles.loop} absolute inset-0 size-full object-cover motion-safe:transition-opacity ${state === 'moving' ? '' : 'opacity-0'}`}
        data-moving={state === 'moving' ? '' : undefined}
        src={near ? file : undefined}
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        disablePictureInPicture
        disableRemotePlayback
        onPlaying={() => setState('moving')}
        onError={() => setState('failed')}
      />
      {state === 'moving' || paused ? (
        <button
          type="button"
          className="absolute bottom-1.5 left-1.5 z-1 grid size-9 cursor-pointer place-items-center rounded-full border border-paper bg-ink text-paper hover:bg-slate focus-visible:outline-reef page-sm:size-11"
          aria-label={`${paused ? playLoop : pauseLoop}: ${copy.videos[name].title}`}
          onClick={() => setPaused(!paused)}
        >
          <Icon icon={paused ? PlayIcon : PauseIcon} />
        </button>
      ) : null}
    </>
  );
}
