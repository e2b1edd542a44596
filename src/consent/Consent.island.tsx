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
 * The cookie banner, shown until the visitor answers, and the preferences dialog. Both are absent from the built page. If a
 * chunk fails to load, nothing is asked and nothing non-essential loads.
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
