import { useEffect, useRef, useState } from 'react';

/** How long a player may take to load, in milliseconds. */
const playerTimeout = 8000;

/** Whether the poster is shown, the player is on its way, it is there, or it did not come in time. */
export type PlayerState = 'poster' | 'loading' | 'playing' | 'failed';

/**
 * Whether anything answers at an address of another origin; rejects never. What it answers stays hidden from this page
 * (Fetch Standard, mode `no-cors`); a name that does not resolve, a refused connection or a blocker is `false`.
 */
async function isReachable(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal,
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * The states of a player at `embed`; `startNow` begins with it instead of the poster. Browsers fire a frame's `load` event
 * for their own error pages too, so a player counts as loaded only after a sign of life as well: its address answers, or it
 * sends the page a message, as Vimeo's does when it is ready. Without both after 8 seconds it has failed.
 * Whichever of poster and player goes while it has focus, the other one gets it.
 */
export function usePlayer(embed: string | undefined, startNow: boolean) {
  const [stage, setStage] = useState<'poster' | 'framed' | 'failed'>(
    startNow && embed !== undefined ? 'framed' : 'poster',
  );
  const [loaded, setLoaded] = useState(false);
  const [alive, setAlive] = useState(false);
  const poster = useRef<HTMLAnchorElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const focusWanted = useRef(false);
  const focusGiven = useRef(false);
  const framed = stage === 'framed';
  const ready = loaded && alive;

  function press(next: 'poster' | 'framed') {
    focusWanted.current = true;
    setLoaded(false);
    setAlive(false);
    setStage(next);
  }

  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    focusGiven.current = framed;
    (framed ? frame.current : poster.current)?.focus();
  }, [framed]);

  // Chromium can drop the focus of a frame that moves to a process of its own; where nothing else has it, it comes back.
  function keepFocus() {
    if (focusGiven.current && document.activeElement === document.body) frame.current?.focus();
    focusGiven.current = false;
  }

  useEffect(() => {
    if (!framed || embed === undefined) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    void isReachable(embed, signal).then((reachable) => {
      if (reachable && !signal.aborted) setAlive(true);
    });
    const hear = ({ source, origin }: MessageEvent) => {
      if (source === frame.current?.contentWindow && origin === new URL(embed).origin) setAlive(true);
    };
    window.addEventListener('message', hear, { signal });
    return () => stopping.abort();
  }, [framed, embed]);

  useEffect(() => {
    if (!framed || ready) return;
    const timer = setTimeout(() => {
      focusWanted.current = document.activeElement === frame.current;
      setStage('failed');
    }, playerTimeout);
    return () => clearTimeout(timer);
  }, [framed, ready]);

  const state: PlayerState = stage !== 'framed' ? stage : ready ? 'playing' : 'loading';
  return {
    state,
    framed,
    poster,
    frame,
    start: () => press('framed'),
    loaded: () => {
      setLoaded(true);
      keepFocus();
    },
    close: () => press('poster'),
  };
}
