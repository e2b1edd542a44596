import { useCallback, useEffect, useRef, useState } from 'react';
import type { VideoSource } from './video-source.ts';

/** How long a provider's player may take to load, in milliseconds. */
const playerTimeout = 8000;

export type PlayerState = 'poster' | 'loading' | 'playing' | 'failed';

/**
 * The states of a player; `startNow` begins with it instead of the poster. Browsers fire a frame's `load` event for their own
 * error pages too, so a provider's player counts as loaded only after a sign of life as well: its address answers, or it sends
 * the page a message, as Vimeo's does when it is ready. Without both after 8 seconds it has failed. A film of the site's own
 * tells by itself when it fails. Whichever of poster and player goes while it has focus, the other one gets it.
 */
export function usePlayer(source: VideoSource | undefined, startNow: boolean) {
  const embed = source?.kind === 'frame' ? source.address : undefined;
  const first = embed === undefined ? 'playing' : 'loading';
  const [state, setState] = useState<PlayerState>(startNow && source ? first : 'poster');
  const signs = useRef(new Set<'loaded' | 'alive'>());
  const poster = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const focusWanted = useRef(false);
  const focusGiven = useRef(false);
  const shown = state === 'loading' || state === 'playing';

  function press(next: PlayerState) {
    focusWanted.current = true;
    signs.current.clear();
    setState(next);
  }

  const tell = useCallback((sign: 'loaded' | 'alive') => {
    if (signs.current.add(sign).size === 2) setState('playing');
  }, []);

  const fail = useCallback(() => {
    focusWanted.current = [frame.current, film.current].some(
      (player) => player !== null && player === document.activeElement,
    );
    setState('failed');
  }, []);

  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    focusGiven.current = shown;
    (shown ? (frame.current ?? film.current) : poster.current)?.focus();
  }, [shown]);

  useEffect(() => {
    if (!shown || embed === undefined) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    // What is answered stays hidden from this page; no name, no connection or a blocker fails (Fetch Standard, `no-cors`).
    fetch(embed, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
      () => tell('alive'),
      () => {},
    );
    const hear = ({ source: sender, origin }: MessageEvent) => {
      if (sender === frame.current?.contentWindow && origin === new URL(embed).origin) tell('alive');
    };
    window.addEventListener('message', hear, { signal });
    return () => stopping.abort();
  }, [shown, embed, tell]);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(fail, playerTimeout);
    return () => clearTimeout(timer);
  }, [state, fail]);

  return {
    state,
    shown,
    poster,
    frame,
    film,
    start: () => press(first),
    close: () => press('poster'),
    fail,
    loaded: () => {
      tell('loaded');
      // Chromium can drop the focus of a frame that moves to a process of its own; where nothing else has it, it comes back.
      if (focusGiven.current && document.activeElement === document.body) frame.current?.focus();
      focusGiven.current = false;
    },
  };
}
