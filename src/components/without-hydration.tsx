import { type ComponentType, lazy, useState } from 'react';
import { useHydrated } from './hydration.ts';
import { loadOrVisit } from './load-or-leave.ts';

let live = false;
if (!import.meta.env.SSR)
  window.addEventListener(
    'live',
    () => {
      live = true;
    },
    { once: true },
  );

/**
 * A component that nothing on the page changes, and whose outermost element is a `Tag`. On the page that the server sent
 * its HTML stays as it is, and its code is neither fetched nor run: there it renders that element with an empty text, which
 * React takes for the one it finds, with whatever is in it (decision 0008). After a navigation within the site it is rendered
 * like any other component; `load` begins as soon as the page's chunk is there.
 */
export function withoutHydration<Props extends object>(
  Tag: 'section' | 'figure' | 'table' | 'div' | 'ol' | 'svg',
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Rendered = lazy(async () => ({ default: await (import.meta.env.SSR ? load() : loadOrVisit(load)) }));
  if (live) load().catch(() => {});
  return function WithoutHydration(props: Props) {
    const hydrated = useHydrated();
    const [stands] = useState(!hydrated && !import.meta.env.SSR);
    return stands ? <Tag suppressHydrationWarning>{''}</Tag> : <Rendered {...props} />;
  };
}
