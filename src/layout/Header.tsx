import { useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import copy from '../content/shell.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import { SuiteMenu } from './SuiteMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The fixed header: on wide screens a row of links, on small ones a toggle that opens the same links. */
export function Header() {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLAnchorElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    // The open menu covers the page, so it gives way to what is focused behind it (WCAG 2.2, 2.4.11).
    const closeBehind = ({ target }: FocusEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', closeByEscape);
    document.addEventListener('focusin', closeBehind);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      document.removeEventListener('focusin', closeBehind);
    };
  }, [open]);

  return (
    <header
      className="site-header fixed inset-x-0 top-0 bottom-auto border-b border-b-contour z-20 [container:header_/_inline-size] bg-paper"
      data-open={open}
      ref={header}
    >
      <div className="page flex gap-4 items-center min-h-18 max-header-lg:flex-wrap max-header-lg:gap-y-0 max-header-lg:py-3 max-header-xs:gap-x-2 max-header-sm:px-5 max-header-2xs:gap-x-1.5 max-header-3xs:py-1 max-header-3xs:justify-between">
        <Link to="/" aria-label={copy.home} onClick={close}>
          <Wordmark />
        </Link>
        <MenuToggle ref={toggle} open={open} onToggle={() => setOpen(!open)} />
        <nav
          id="main-navigation"
          className="main-navigation hidden [order:4] header-lg:block header-lg:ml-6 header-lg:[flex:1] header-lg:[order:1]"
          aria-label={copy.mainNavigation}
        >
          <ul className="header-lg:flex header-lg:flex-wrap header-lg:gap-y-0 header-lg:gap-x-6 header-lg:items-center">
            <li>
              <SuiteMenu label={copy.suite.label} links={copy.suite.links} onChoose={close} />
            </li>
            {copy.links.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  className="main-link inline-flex whitespace-nowrap gap-2 items-center min-h-11 bg-transparent text-inherit font-600 hover:underline hover:[text-underline-offset:0.3em] active:text-lagoon"
                  onClick={close}
                >
                  {link.label}
                  {link.badge ? <span className="badge">{link.badge}</span> : null}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <BookMeeting
          control="header"
          className="button button-action header-action whitespace-nowrap ml-auto px-4 [order:2]"
        >
          {copy.bookMeeting}
        </BookMeeting>
      </div>
    </header>
  );
}
