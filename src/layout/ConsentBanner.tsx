import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { decideConsent } from '../components/consent.ts';
import { focusContent } from '../components/focus-content.ts';
import copy from '../content/consent.yaml';
import { ConsentLink } from './ConsentLink.tsx';

const heightProperty = '--consent-height';

/** Tells the stylesheet how much of the window the banner takes, so that nothing else at the bottom lies under it. */
function useOwnHeight() {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(heightProperty, `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(heightProperty);
    };
  }, []);
  return banner;
}

/**
 * The question about what is not essential, as the cookie policy describes it. It takes no focus; in the order of Tab it
 * stands right behind the skip link.
 */
export function ConsentBanner() {
  const { label, text, policy, accept, reject, manage } = copy.banner;
  const banner = useOwnHeight();

  function decide(answer: 'all' | 'essential') {
    decideConsent(answer);
    // The pressed button goes: who uses the keyboard or a screen reader goes on with the page.
    focusContent();
  }

  return (
    <section ref={banner} className="consent" aria-label={label}>
      <div className="page consent-row">
        <p className="consent-text">
          {text}{' '}
          <Link className="text-link" to="/cookie-policy">
            {policy}
          </Link>
        </p>
        <div className="consent-buttons">
          <button type="button" className="button" onClick={() => decide('all')}>
            {accept}
          </button>
          <button type="button" className="button" onClick={() => decide('essential')}>
            {reject}
          </button>
          <ConsentLink className="consent-manage">{manage}</ConsentLink>
        </div>
      </div>
    </section>
  );
}
