import type { ComponentType, ReactNode } from 'react';

/** The name of the element around an island. It has no box of its own. */
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

/** `near`: hydrates when the island comes near the viewport. Without it, the island hydrates with the page. */
type Hydration = 'near';

/**
 * Returns a component that the browser hydrates as a React root of its own (decision 0019). `name` is the path of its file in
 * `src` without `.island.tsx`, and that file's default export is `Live`. The browser reads the props from the HTML, so they
 * must be JSON. `Live` must not depend on the HTML around it, as the browser may render it anew.
 */
// Lets the bundler drop the unused call from the browser's chunk.
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
