import { XIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClass } from '../components/Button.tsx';
import { tryStorage } from '../components/browser-storage.ts';
import { IconButton } from '../components/IconButton.tsx';
import { island } from '../components/island.tsx';
import { publishHeight } from '../components/publish-height.ts';
import { outboundLinks } from '../content/links.ts';
import copy from '../content/shell.yaml';
import { delays, mobileWidth } from '../site.ts';
import styles from './CallBanner.module.css';

const publishCallHeight = publishHeight('--call-height');

/** The session storage key of a closed banner. The cookie policy lists it. */
const closedKey = 'call-banner-closed';

/** Returns whether the window is narrow or the browser says that it is mobile (specification, section 4). */
function isMobileDevice(): boolean {
  return window.innerWidth <= mobileWidth || /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);
}

const isClosed = () => tryStorage(() => window.sessionStorage.getItem(closedKey)) != null;

/** A banner with a call link, shown on mobile devices `delays.callBanner` after hydration. Once closed, it stays closed for the visit. */
export default function LiveCallBanner() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(isMobileDevice() && !isClosed()), delays.callBanner);
    // A page from the back/forward cache: the visitor may have closed the banner on another page.
    const hideClosed = () => setShown((before) => before && !isClosed());
    window.addEventListener('pageshow', hideClosed);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pageshow', hideClosed);
    };
  }, []);

  function close() {
    tryStorage(() => window.sessionStorage.setItem(closedKey, ''));
    setShown(false);
    // The closed banner loses focus, so the help button gets it.
    document.querySelector<HTMLElement>('.help > button')?.focus();
  }

  if (!shown) return null;
  const { label, text, call, close: closeLabel } = copy.callBanner;
  return (
    <aside ref={publishCallHeight} className={`call-banner ${styles.banner}`} aria-label={label}>
      <p className="flex-[1_1_10rem]">{text}</p>
      <a
        className={buttonClass({
          variant: 'muted',
          className: 'whitespace-nowrap px-3.5 [--button-fill:var(--colors-paper)]',
        })}
        href={outboundLinks.audioCall.href}
      >
        {call}
      </a>
      <IconButton className="flex-none" label={closeLabel} icon={XIcon} onClick={close} />
    </aside>
  );
}

export const CallBanner = island('layout/CallBanner', LiveCallBanner);
