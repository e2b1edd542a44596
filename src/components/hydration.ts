import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the built HTML and while React hydrates it, true afterwards: what needs scripts shows itself then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * A component whose chunk is fetched when it is first wanted; undefined until it is there, null where it cannot be had.
 * `load` has to stay the same function. Without the chunk the page goes on without it.
 */
export function useLazyComponent<Props = object>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>();
  useEffect(() => {
    if (!wanted) return;
    load()
      .then((component) => setLoaded(() => component))
      .catch(() => setLoaded(null));
  }, [wanted, load]);
  return Loaded;
}
