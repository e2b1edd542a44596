import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

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
 * Calls `read` once the island is live. Uncontrolled fields keep what a visitor typed or chose before the scripts came, and `read`
 * takes it from them.
 */
export function useOnceLive(read: () => void): void {
  const live = useHydrated();
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (live) readNow();
  }, [live]);
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
