import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VideoSource } from './video-source.ts';

/** How long a provider's player may take to load, in milliseconds. */
const playerTimeout = 8000;

/** Plays a film. If the browser refuses, its controls are there. A film that cannot be loaded is handled by its `error` event. */
export function playFilm(film: HTMLVideoElement | null): void {
  film?.play().catch(() => {});
}

export type PlayerState = 'poster' | 'loading' | 'playing' | 'failed';

/**
 * Returns the state of a video's player, refs for its elements and the actions on it. With `startNow` it starts with the player
 * instead of the poster.
 *
 * Browsers fire a frame's `load` event for their own error pages too. So a provider's player counts as loaded only if it has
 * also responded: to a request, or by a message to the page, as Vimeo's does when it is ready. Without both, it has failed after
 * `playerTimeout`. If the poster or the player is removed while it has focus, the other one gets focus.
 */
export function usePlayer(source: VideoSource | undefined, startNow: boolean) {
  const embed = source?.kind === 'frame' ? source.address : undefined;
  const first = embed === undefined ? 'playing' : 'loading';
  const [state, setState] = useState<PlayerState>(startNow && source ? first : 'poster');
  const signals = useRef(new Set<'loaded' | 'responded'>());
  const poster = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  /** Whether to move focus when poster and player are swapped. */
  const movesFocus = useRef(false);
  /** Whether the player has been focused and has not loaded yet. */
  const focusedPlayer = useRef(false);
  const shown = state === 'loading' || state === 'playing';

  function switchTo(next: PlayerState) {
    movesFocus.current = true;
    signals.current.clear();
    setState(next);
  }

  /** Starts within the click: in low power mode Safari plays nothing by itself, but what a click asks for. */
  function start() {
    flushSync(() => switchTo(first));
    playFilm(film.current);
  }

  useEffect(() => {
    if (startNow) playFilm(film.current);
  }, [startNow]);

  const addSignal = useCallback((signal: 'loaded' | 'responded') => {
    if (signals.current.add(signal).size === 2) setState('playing');
  }, []);

  const fail = useCallback(() => {
    movesFocus.current = [frame.current, film.current].some(
      (player) => player !== null && player === document.activeElement,
    );
    setState('failed');
  }, []);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    focusedPlayer.current = shown;
    (shown ? (frame.current ?? film.current) : poster.current)?.focus();
  }, [shown]);

  useEffect(() => {
    if (!shown || embed === undefined) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    // The response is opaque, but a DNS error, a network error or a blocker rejects (Fetch Standard, `no-cors`).
    fetch(embed, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
      () => addSignal('responded'),
      () => {},
    );
    const handleMessage = ({ source: sender, origin }: MessageEvent) => {
      if (sender === frame.current?.contentWindow && origin === new URL(embed).origin) addSignal('responded');
    };
    window.addEventListener('message', handleMessage, { signal });
    return () => stopping.abort();
  }, [shown, embed, addSignal]);

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
    start,
    close: () => switchTo('poster'),
    fail,
    loaded: () => {
      addSignal('loaded');
      // Chromium can drop the focus of a frame when it moves the frame to another process.
      if (focusedPlayer.current && document.activeElement === document.body) frame.current?.focus();
      focusedPlayer.current = false;
    },
  };
}
