import { useEffect, useRef, useState } from 'react';

/** How long a player may take to load, in milliseconds. */
const patience = 8000;

/** Whether the poster is shown, the player is on its way, it has loaded, or it did not come in time. */
export type PlayerState = 'poster' | 'loading' | 'playing' | 'failed';

/**
 * The states of a player at `embed`; `startNow` begins with it instead of the poster. It fails after 8 seconds without a
 * load event, at once where the browser is offline. Browsers fire `load` for their own error pages
 * too and tell a page no more, so a loaded player is never taken for a playing one: its link stays beside it.
 * Whichever of poster and player goes while it has focus, the other one gets it.
 */
export function usePlayer(embed: string | undefined, startNow: boolean) {
  const [state, setState] = useState<PlayerState>(startNow && embed !== undefined ? 'loading' : 'poster');
  const poster = useRef<HTMLAnchorElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const focusWanted = useRef(false);
  const framed = state === 'loading' || state === 'playing';

  function press(next: PlayerState) {
    focusWanted.current = true;
    setState(next);
  }

  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    (framed ? frame.current : poster.current)?.focus();
  }, [framed]);

  useEffect(() => {
    if (state !== 'loading') return;
    const fail = () => {
      focusWanted.current = document.activeElement === frame.current;
      setState('failed');
    };
    const timer = setTimeout(fail, navigator.onLine ? patience : 0);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    framed,
    poster,
    frame,
    start: () => press('loading'),
    loaded: () => setState((current) => (current === 'loading' ? 'playing' : current)),
    close: () => press('poster'),
  };
}
