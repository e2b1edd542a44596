import type { ReactNode } from 'react';
import type { DialogRequest } from './dialogs.tsx';
import { useHydrated } from './hydration.ts';
import { targetLanguage } from './target-language.ts';

interface DialogLinkProps {
  /** Where the link leads without scripts, and where the dialog does not load. */
  readonly href: string;
  readonly className: string;
  /** The name of a shared dialog. */
  readonly dialog: string;
  readonly request?: DialogRequest;
  readonly children: ReactNode;
}

/**
 * A link in the built page, and a button that opens a dialog once the page is live. Outside islands `startDialogLinks` puts the
 * button in its place, and answers the presses of all. A press with a modifier key still opens the link's address.
 */
export function DialogLink({ href, className, dialog, request = {}, children }: DialogLinkProps) {
  const hydrated = useHydrated();
  const asked = Object.entries(request).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const shared = {
    // Buttons have the arrow.
    className: `cursor-pointer ${className}`,
    'data-dialog': dialog,
    'data-request': asked.length > 0 ? `${new URLSearchParams(asked)}` : undefined,
  };
  if (hydrated)
    return (
      <button {...shared} type="button" data-href={href} aria-haspopup="dialog">
        {children}
      </button>
    );
  return (
    <a {...shared} href={href} data-press {...(import.meta.env.LANGUAGE ? targetLanguage(href) : {})}>
      {children}
    </a>
  );
}
