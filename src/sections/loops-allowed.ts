import { useSyncExternalStore } from 'react';

/** Whether the visitor asked for less motion or less data. */
const lessWanted = () => matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');

/** Whether the browser saves data: Chromium says so here instead of in a media query. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

function watchWishes(changed: () => void): () => void {
  const list = lessWanted();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Returns whether loops may move: never in the built HTML, under reduced motion, or where data are saved. */
export function useLoopsAllowed(): boolean {
  return useSyncExternalStore(
    watchWishes,
    () => !lessWanted().matches && !savesData(),
    () => false,
  );
}
