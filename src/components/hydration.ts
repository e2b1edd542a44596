import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns false in the built HTML and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * Returns a component whose chunk is loaded once `wanted` is true: undefined before it is loaded, null if loading failed.
 * `load` must be a stable reference.
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
