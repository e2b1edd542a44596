import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrated } from '../components/hydration.ts';
import { islandElement } from '../components/island.tsx';
import { endOfPress } from './end-of-press.ts';
import { controlsIn, keepTyped } from './keep-typed.ts';

/** The islands of the shell. They are part of the entry chunk, so that any other island needs at most one more file. */
const shellModules = import.meta.glob<ComponentType>(['./*.island.tsx', '../consent/Consent.island.tsx'], {
  base: '/src/layout/',
  import: 'default',
  eager: true,
});

const pageModules = import.meta.glob<ComponentType>(
  ['../**/*.island.tsx', '!./*.island.tsx', '!../consent/Consent.island.tsx'],
  { base: '/src/layout/', import: 'default' },
);

/** The distance from the viewport at which an island counts as near, in CSS pixels. */
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
  /** Called after a failed render, with the controls that the island had until then and the focused element. */
  readonly onFailure: (controls: readonly HTMLElement[], focused: Element | null) => void;
  readonly children: ReactNode;
}

/** An error boundary that renders nothing after an error in its island. */
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
    // Read now, as React removes the controls after this render.
    this.#controls = controlsIn(this.props.element);
    this.#focused = document.activeElement;
    return null;
  }
}

interface HydrationObserverProps {
  readonly element: HTMLElement;
  /** The controls in the built HTML. */
  readonly builtControls: readonly HTMLElement[];
  readonly onReady: () => void;
}

/**
 * Calls `onReady` once the island beside it is hydrated.
 *
 * React renders an island anew if its HTML has been changed, for example by a browser's translation or a password manager. Then
 * this copies the visitor's input from the removed controls to the new ones.
 */
function HydrationObserver({ element, builtControls, onReady }: HydrationObserverProps) {
  const hydrated = useHydrated();
  // React removes the focused control between this render and its effects.
  const focused = useRef(document.activeElement);
  useLayoutEffect(
    () => keepTyped(builtControls, controlsIn(element), focused.current),
    [builtControls, element],
  );
  useEffect(() => {
    if (hydrated) onReady();
  }, [hydrated, onReady]);
  return null;
}

let hasExplained = false;

/**
 * Reports an error from which React has recovered. If the page's HTML was changed before hydration, React renders that island
 * anew: no error of the page, so the console says it once. React's numbers and messages of such errors: 418 and "Hydration failed".
 */
function reportRecovered(error: unknown): void {
  if (!(error instanceof Error && /#418\b|^Hydration failed/.test(error.message))) {
    reportError(error);
  } else if (!hasExplained) {
    hasExplained = true;
    console.info(
      'This page was changed before its scripts came, as a translation or an extension does. Its interactive parts were rendered anew, with what was typed.',
    );
  }
}

/**
 * Hydrates an island, after the end of a press, as a link may become a button. If it fails, now or later, restores the built
 * HTML with the visitor's input, which works without scripts. Resolves when the island is live or has failed.
 */
async function hydrate(element: HTMLElement, Island: ComponentType): Promise<void> {
  await endOfPress();
  const copies = Array.from(element.childNodes, (node) => node.cloneNode(true));
  const builtControls = controlsIn(element);
  return new Promise((resolve) => {
    const restoreHtml = (controls: readonly HTMLElement[], focused: Element | null) => {
      // React cannot unmount a root while it renders.
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
      <IslandBoundary element={element} onFailure={restoreHtml}>
        <Island {...JSON.parse(element.dataset.props ?? '{}')} />
        <HydrationObserver element={element} builtControls={builtControls} onReady={resolve} />
      </IslandBoundary>,
      { onRecoverableError: reportRecovered },
    );
  });
}

/** Loads and hydrates an island when it comes near the viewport. */
function hydrateNear(element: HTMLElement, name: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // After an error the island stays as it was built.
      loadComponent(name)
        .then((Island) => hydrate(element, Island))
        .catch(() => {});
    },
    { rootMargin: `${nearDistance}px 0px` },
  );
  // The island's element has no box, so its children are observed.
  for (const child of element.children) observer.observe(child);
}

/**
 * Hydrates the islands of the page. An island whose chunk fails to load stays as it was built; its links and forms work. Resolves
 * when all islands are live, except those with `data-hydrate="near"`.
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
  // An island with unreadable props does not stop the others.
  await Promise.allSettled(
    loaded.map((result) =>
      result.status === 'fulfilled' ? hydrate(result.value.element, result.value.Island) : undefined,
    ),
  );
  for (const { element, name } of found) if (element.dataset.hydrate === 'near') hydrateNear(element, name);
}
