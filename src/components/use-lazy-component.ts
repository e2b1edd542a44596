import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose chunk is fetched when it is first wanted; undefined until it is there. `load` has to stay the
 * same function. Without the chunk the page goes on without it.
 */
export function useLazyComponent<Props = object>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!wanted) return;
    load()
      .then((component) => setLoaded(() => component))
      .catch(() => {});
  }, [wanted, load]);
  return Loaded;
}
