import { createDialog, DialogLink, type SharedDialog } from '../components/DialogLink.tsx';
import { island } from '../components/island.tsx';

/** The preferences over the page. */
export const consentDialog: SharedDialog<undefined> = createDialog(() =>
  import('./ConsentDialog.tsx').then(({ ConsentDialog }) => ConsentDialog),
);

interface ConsentLinkProps {
  readonly className: string;
  readonly label: string;
}

/** Opens the cookie preferences; without scripts it leads to where the cookie policy has them. */
export default function LiveConsentLink({ className, label }: ConsentLinkProps) {
  return (
    <DialogLink
      href="/cookie-policy#preferences"
      className={className}
      dialog={consentDialog}
      request={undefined}
    >
      {label}
    </DialogLink>
  );
}

export const ConsentLink = island('consent/ConsentLink', LiveConsentLink);
