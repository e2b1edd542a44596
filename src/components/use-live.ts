import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the built HTML and while it hydrates, true once the page is live: what needs scripts shows itself then. */
export function useLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
