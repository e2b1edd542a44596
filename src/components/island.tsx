import type { ComponentType, ReactNode } from 'react';

/** The element around an island, which has no box of its own. */
export const islandElement = 'site-island';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [islandElement]: {
        readonly 'data-name': string;
        readonly 'data-props': string;
        readonly children: ReactNode;
      };
    }
  }
}

/**
 * A component that is live on pages whose other HTML is not hydrated (decision 0019). `name` is the path of its file in `src`
 * without `.island.tsx`; there the component itself is the default export. On the page that the server sent it gets its props
 * from that page, so they have to be JSON; `children` do not come with them: what it renders around an empty text instead, with
 * `suppressHydrationWarning`, keeps its HTML.
 */
export function island<Props extends object>(name: string, Live: ComponentType<Props>): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <site-island data-name={name} data-props={JSON.stringify({ ...props, children: undefined })}>
        <Live {...props} />
      </site-island>
    );
  };
}
