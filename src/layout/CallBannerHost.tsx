import { useEffect, useState } from 'react';
import { useLazyComponent } from '../components/hydration.ts';
import { delays, mobileWidth } from '../site.ts';

const loadBanner = () => import('./CallBanner.tsx').then((module) => module.CallBanner);

/** A narrow window or a mobile browser's name. */
function isMobileDevice(): boolean {
  return window.innerWidth <= mobileWidth || /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);
}

/** On mobile devices only, half a minute after the page is live: the offer to call. Dismissed, it stays away for the visit. */
export function CallBannerHost() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(isMobileDevice()), delays.callBanner);
    return () => window.clearTimeout(timer);
  }, []);
  const Banner = useLazyComponent(shown, loadBanner);
  return Banner && shown ? <Banner onClose={() => setShown(false)} /> : null;
}
