import { useSyncExternalStore } from 'react';

/** The media query for reduced motion or reduced data. */
const reducedQuery = () => matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');

/** Returns whether Chromium's data saver is on, for which Chromium has no media query. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

function subscribe(onChange: () => void): () => void {
  const list = reducedQuery();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns whether loops may play: false in the built HTML, with reduced motion and with a data saver. */
export function useLoopsAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !reducedQuery().matches && !savesData(),
    () => false,
  );
}
