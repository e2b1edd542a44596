import type { ReactNode } from 'react';
import { createDialog, DialogLink, type SharedDialog } from '../components/DialogLink.tsx';

/** The preferences over the page; what opened them gets focus back. */
export const consentDialog: SharedDialog<{ readonly opener: HTMLElement }> = createDialog(() =>
  import('./ConsentDialog.tsx').then(({ ConsentDialog }) => ConsentDialog),
);

interface ConsentLinkProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens the cookie preferences; without scripts it leads to where the cookie policy has them. */
export function ConsentLink({ className, children }: ConsentLinkProps) {
  return (
    <DialogLink
      href="/cookie-policy#preferences"
      className={className}
      load={consentDialog.load}
      open={(opener) => consentDialog.open({ opener })}
    >
      {children}
    </DialogLink>
  );
}
