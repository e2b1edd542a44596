import { useEffect } from 'react';
import { createDialog, DialogHost } from '../components/dialogs.tsx';
import { useLazyComponent } from '../components/hydration.ts';
import { useStore } from '../components/store.ts';
import { consent, consentKey, readConsent } from './consent.ts';

const consentDialog = createDialog('consent', () =>
  import('./ConsentDialog.tsx').then(({ ConsentDialog }) => ConsentDialog),
);
const loadBanner = () => import('./ConsentBanner.tsx').then(({ ConsentBanner }) => ConsentBanner);

/**
 * The place of the cookie banner and the preferences: nothing in the built page, and nothing for a visitor who has answered.
 * An answer given in another tab holds here too. Without a chunk nothing is asked, and nothing that is not essential loads.
 */
export function ConsentHost() {
  useEffect(() => {
    readConsent();
    const hear = ({ key }: StorageEvent) => {
      if (key === consentKey || key === null) readConsent();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  const unanswered = useStore(consent) === 'none';
  const Banner = useLazyComponent(unanswered, loadBanner);
  return (
    <>
      {Banner && unanswered ? <Banner /> : null}
      <DialogHost dialog={consentDialog} />
    </>
  );
}
