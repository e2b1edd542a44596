import type { ReactNode } from 'react';
import type { DialogRequest } from './dialogs.tsx';

interface DialogLinkProps {
  /** Where the link leads without scripts, and where the dialog does not load. */
  readonly href: string;
  readonly className: string;
  /** The name of a shared dialog. */
  readonly dialog: string;
  readonly request?: DialogRequest;
  /** Set where only scripts render the link: it is a button from the start. */
  readonly live?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A link that a dialog takes over once the page is live (`startDialogLinks`). A press with a modifier key still follows the
 * link.
 */
export function DialogLink({ href, className, dialog, request = {}, live, children }: DialogLinkProps) {
  const asked = Object.entries(request).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return (
    <a
      href={href}
      className={className}
      data-press
      data-dialog={dialog}
      data-request={asked.length > 0 ? `${new URLSearchParams(asked)}` : undefined}
      {...(live && { role: 'button', 'aria-haspopup': 'dialog' })}
    >
      {children}
    </a>
  );
}
