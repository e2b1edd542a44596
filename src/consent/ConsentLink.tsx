import type { ReactNode } from 'react';
import { DialogLink } from '../components/DialogLink.tsx';
import { loadConsentDialog, openConsentPreferences } from './consent-preferences.ts';

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
      load={loadConsentDialog}
      open={openConsentPreferences}
    >
      {children}
    </DialogLink>
  );
}
