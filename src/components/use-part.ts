import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the page whose chunk is fetched when it is first wanted; undefined until it is there. `load` has to stay the
 * same function. Without the chunk the page goes on without the part.
 */
export function usePart<Props = object>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!wanted) return;
    load()
      .then((component) => setPart(() => component))
      .catch(() => {});
  }, [wanted, load]);
  return Part;
}
