import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrated } from '../components/hydration.ts';
import { islandElement } from '../components/island.tsx';
import { endOfPress } from './end-of-press.ts';
import { controlsIn, keepTyped } from './keep-typed.ts';

/** The islands of every page. They are part of the entry, so that each other island needs at most one more file. */
const shellModules = import.meta.glob<ComponentType>(['./*.island.tsx', '../consent/Consent.island.tsx'], {
  base: '/src/layout/',
  import: 'default',
  eager: true,
});

const pageModules = import.meta.glob<ComponentType>(
  ['../**/*.island.tsx', '!./*.island.tsx', '!../consent/Consent.island.tsx'],
  { base: '/src/layout/', import: 'default' },
);

/** The distance from the window at which an island counts as near, in CSS pixels. */
const nearDistance = 800;

/** Loads the component of an island. Rejects if its chunk cannot be loaded. */
async function loadComponent(name: string): Promise<ComponentType> {
  const file = name.startsWith('layout/') ? `./${name.slice(7)}` : `../${name}`;
  const path = `${file}.island.tsx`;
  const component = shellModules[path] ?? (await pageModules[path]?.());
  if (!component) throw new Error(`There is no island ${name}.`);
  return component;
}

interface IslandBoundaryProps {
  readonly element: HTMLElement;
  /** Called after a failed render, with the controls that were on the page until then, and what had focus. */
  readonly onFailure: (controls: readonly HTMLElement[], focused: Element | null) => void;
  readonly children: ReactNode;
}

/** An error boundary that removes an island that throws. */
class IslandBoundary extends Component<IslandBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  #controls: readonly HTMLElement[] = [];
  #focused: Element | null = null;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure(this.#controls, this.#focused);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // Still on the page: React removes them after this render.
    this.#controls = controlsIn(this.props.element);
    this.#focused = document.activeElement;
    return null;
  }
}

interface LiveProps {
  readonly element: HTMLElement;
  /** The controls that the server sent. */
  readonly sent: readonly HTMLElement[];
  readonly onReady: () => void;
}

/**
 * Says once that the island beside it has its handlers. React renders an island anew where its HTML has been changed, as by a
 * translator or a password manager: then the controls that the visitor has used are gone, and the new ones take over from them.
 */
function Live({ element, sent, onReady }: LiveProps) {
  const hydrated = useHydrated();
  // React removes the focused control between this render and its effects.
  const focused = useRef(document.activeElement);
  useLayoutEffect(() => keepTyped(sent, controlsIn(element), focused.current), [sent, element]);
  useEffect(() => {
    if (hydrated) onReady();
  }, [hydrated, onReady]);
  return null;
}

/**
 * Hydrates an island once no press is underway, as a button may take the place of a link. Where it fails, then or later, the nodes
 * that the server sent are put back with what was typed, and work without scripts. Resolves once the island is live or has failed.
 */
async function hydrate(element: HTMLElement, Island: ComponentType): Promise<void> {
  await endOfPress();
  const copies = Array.from(element.childNodes, (node) => node.cloneNode(true));
  const sent = controlsIn(element);
  return new Promise((resolve) => {
    const putBack = (controls: readonly HTMLElement[], focused: Element | null) => {
      // React forbids it while it renders.
      queueMicrotask(() => {
        root.unmount();
        element.replaceChildren(...copies);
        element.dataset.failed = '';
        keepTyped(controls, controlsIn(element), focused);
        resolve();
      });
    };
    const root = hydrateRoot(
      element,
      <IslandBoundary element={element} onFailure={putBack}>
        <Island {...JSON.parse(element.dataset.props ?? '{}')} />
        <Live element={element} sent={sent} onReady={resolve} />
      </IslandBoundary>,
    );
  });
}

/** Loads and hydrates an island once it comes near the window. */
function hydrateNear(element: HTMLElement, name: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Otherwise it stays as the server sent it.
      loadComponent(name)
        .then((Island) => hydrate(element, Island))
        .catch(() => {});
    },
    { rootMargin: `${nearDistance}px 0px` },
  );
  // The island has no box of its own.
  for (const child of element.children) observer.observe(child);
}

/**
 * Hydrates the islands of the page. An island whose code cannot be had stays as the server sent it, where links and forms work.
 * Resolves once all are live but those that wait until they are near.
 */
export async function hydrateIslands(): Promise<void> {
  const found = Array.from(document.querySelectorAll<HTMLElement>(islandElement), (element) => ({
    element,
    name: element.dataset.name ?? '',
  }));
  const loaded = await Promise.allSettled(
    found
      .filter(({ element }) => element.dataset.hydrate === undefined)
      .map(async ({ element, name }) => ({ element, Island: await loadComponent(name) })),
  );
  // The page is live without an island whose props cannot be read.
  await Promise.allSettled(
    loaded.map((result) =>
      result.status === 'fulfilled' ? hydrate(result.value.element, result.value.Island) : undefined,
    ),
  );
  for (const { element, name } of found) if (element.dataset.hydrate === 'near') hydrateNear(element, name);
}
