import { type ComponentType, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useHydrated } from '../components/hydration.ts';
import { islandElement } from '../components/island.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const modules = import.meta.glob<ComponentType>('/src/**/*.island.tsx', { import: 'default' });

/** An island of the page that the server sent, and its code. */
interface FoundIsland {
  readonly element: HTMLElement;
  readonly Live: ComponentType;
}

/** Finds the islands of the page that the server sent. Rejects where the code of one is gone. */
export function loadIslands(): Promise<readonly FoundIsland[]> {
  const elements = document.querySelectorAll<HTMLElement>(islandElement);
  return Promise.all(
    Array.from(elements, async (element) => {
      const load = modules[`/src/${element.dataset.name}.island.tsx`];
      if (!load) throw new Error(`There is no island ${element.dataset.name}.`);
      return { element, Live: await load() };
    }),
  );
}

/** Says once that what stands beside it has its handlers. */
export function Ready({ onReady }: { readonly onReady: () => void }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) onReady();
  }, [hydrated, onReady]);
  return null;
}

const roots = new Set<Root>();

/** Makes an island live; resolves once it is. */
export function hydrateIsland({ element, Live }: FoundIsland): Promise<void> {
  return new Promise((resolve) => {
    const root = hydrateRoot(
      element,
      <>
        <PageBoundary path={window.location.pathname}>
          <Live {...JSON.parse(element.dataset.props ?? '{}')} />
        </PageBoundary>
        <Ready onReady={resolve} />
      </>,
    );
    roots.add(root);
  });
}

/** Ends the islands of the page, once it is gone. */
export function unmountIslands(): void {
  for (const root of roots) queueMicrotask(() => root.unmount());
  roots.clear();
}
