import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the built HTML and while React hydrates it, true afterwards: what needs scripts shows itself then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
