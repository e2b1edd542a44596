import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { focusContent } from '../components/focus-content.ts';
import copy from '../content/consent.yaml';
import { ConsentLink } from './ConsentLink.tsx';
import { decideConsent } from './consent.ts';

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
    <section
      ref={banner}
      className="consent fixed inset-x-0 top-auto bottom-0 border-t border-t-ink z-17 max-h-[60dvh] [overflow-y:auto] bg-paper"
      aria-label={label}
    >
      <div className="page consent-row grid gap-y-3 gap-x-8 py-3.5">
        <p className="max-w-[68ch] text-small leading-[1.45]">
          {text}{' '}
          <Link className="text-link" to="/cookie-policy">
            {policy}
          </Link>
        </p>
        <div className="consent-buttons flex flex-wrap gap-y-2 gap-x-3 items-center">
          <button type="button" className="button" onClick={() => decide('all')}>
            {accept}
          </button>
          <button type="button" className="button" onClick={() => decide('essential')}>
            {reject}
          </button>
          <ConsentLink className="consent-manage inline-flex underline cursor-pointer px-1 min-h-11 items-center font-600 [text-underline-offset:0.25em] hover:[text-decoration-thickness:2px]">
            {manage}
          </ConsentLink>
        </div>
      </div>
    </section>
  );
}
