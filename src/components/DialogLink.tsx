import type { ReactNode } from 'react';
import type { DialogRequest } from './dialogs.tsx';
import { useHydrated } from './hydration.ts';
import { targetLanguage } from './target-language.ts';

interface DialogLinkProps {
  /** Where the link leads without scripts, or if the dialog does not load. */
  readonly href: string;
  readonly className: string;
  /** The name of a shared dialog. */
  readonly dialog: string;
  readonly request?: DialogRequest;
  readonly children: ReactNode;
}

/**
 * A link in the built page that becomes a button once the page is live. Outside islands, `startDialogLinks` replaces the link.
 * It also handles the clicks: a plain click opens the dialog, a click with a modifier key opens the link's address.
 */
export function DialogLink({ href, className, dialog, request = {}, children }: DialogLinkProps) {
  const hydrated = useHydrated();
  const asked = Object.entries(request).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const shared = {
    // A button has the arrow cursor by default.
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
