import type { ComponentType, ReactNode } from 'react';

/** The element around an island, which has no box of its own. */
export const islandElement = 'site-island';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [islandElement]: {
        readonly 'data-name': string;
        readonly 'data-props': string;
        readonly 'data-hydrate': Hydration | undefined;
        readonly children: ReactNode;
      };
    }
  }
}

/** When an island is hydrated: with the page, or once it comes near the window. */
type Hydration = 'near';

/**
 * Returns a component that the browser hydrates as a React root of its own (decision 0019). `name` is the path of its file in
 * `src` without `.island.tsx`; there the component itself is the default export. The browser reads the props from the page, so
 * they are JSON. The component renders all that it shows: the browser may have to render it anew.
 */
// A chunk in the browser has only what is live of its island, as the bundler drops calls whose result is not read.
/* @__NO_SIDE_EFFECTS__ */
export function island<Props extends object>(
  name: string,
  Live: ComponentType<Props>,
  { hydrate }: { readonly hydrate?: Hydration } = {},
): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <site-island data-name={name} data-props={JSON.stringify(props)} data-hydrate={hydrate}>
        <Live {...props} />
      </site-island>
    );
  };
}
