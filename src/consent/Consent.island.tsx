import { useEffect } from 'react';
import { createDialog, DialogHost } from '../components/dialogs.tsx';
import { useLazyComponent } from '../components/hydration.ts';
import { island } from '../components/island.tsx';
import { useStore } from '../components/store.ts';
import { consent, followConsent } from './consent.ts';

const consentDialog = createDialog('consent', () =>
  import('./ConsentDialog.tsx').then((module) => module.ConsentDialog),
);
const loadBanner = () => import('./ConsentBanner.tsx').then((module) => module.ConsentBanner);

/**
 * The place of the cookie banner and the preferences: nothing in the built page, and nothing for a visitor who has answered.
 * Without a chunk nothing is asked, and nothing that is not essential loads.
 */
export default function LiveConsent() {
  useEffect(followConsent, []);
  const unanswered = useStore(consent) === 'none';
  const Banner = useLazyComponent(unanswered, loadBanner);
  return (
    <>
      {Banner && unanswered ? <Banner /> : null}
      <DialogHost dialog={consentDialog} />
    </>
  );
}

export const Consent = island('consent/Consent', LiveConsent);
