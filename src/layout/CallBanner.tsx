import { useEffect, useState } from 'react';
import copy from '../content/shell.yaml';
import { outboundLinks } from '../links.ts';
import { delays, mobileWidth } from '../site.ts';

/** A narrow window or a mobile browser's name (specification, section 4). */
function isMobileDevice(): boolean {
  return window.innerWidth <= mobileWidth || /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);
}

/** On mobile devices only, half a minute after the page is live: the offer to call. Dismissed, it stays away for the visit. */
export function CallBanner() {
  const [state, setState] = useState<'waiting' | 'shown' | 'dismissed'>('waiting');
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (isMobileDevice()) setState('shown');
    }, delays.callBanner);
    return () => window.clearTimeout(timer);
  }, []);
  if (state !== 'shown') return null;
  return (
    <aside
      className="call-banner fixed flex gap-3 px-4 py-3 inset-x-0 top-auto bottom-[var(--consent-height,0px)] border-t border-t-contour z-16 items-center bg-mist font-600 leading-[1.3]"
      aria-label={copy.callBanner.label}
    >
      <p>{copy.callBanner.text}</p>
      <a className="button button-quiet" href={outboundLinks.audioCall.href}>
        {copy.callBanner.call}
      </a>
      <button type="button" aria-label={copy.callBanner.close} onClick={() => setState('dismissed')}>
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
    </aside>
  );
}
