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
 * An answer given in another tab holds here too, and so does one given on another page while the browser kept this one. Without
 * a chunk nothing is asked, and nothing that is not essential loads.
 */
export function ConsentHost() {
  useEffect(() => {
    readConsent();
    const hear = ({ key }: StorageEvent) => {
      if (key === consentKey || key === null) readConsent();
    };
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      // Not every browser tells a page that was away. An answer that could not be kept holds as long as the page.
      if (persisted) readConsent(consent.get());
    };
    window.addEventListener('storage', hear);
    window.addEventListener('pageshow', lookAgain);
    return () => {
      window.removeEventListener('storage', hear);
      window.removeEventListener('pageshow', lookAgain);
    };
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
