import type { ComponentProps } from 'react';

/** An ordered list without markers. Its items show their numbers themselves. */
export function NumberedList(props: ComponentProps<'ol'>) {
  // biome-ignore lint/a11y/noRedundantRoles: WebKit does not announce a list without markers as a list.
  return <ol {...props} role="list" />;
}
