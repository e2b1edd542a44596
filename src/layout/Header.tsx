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
    <header className="site-header" data-open={open} ref={header}>
      <div className="page site-header-row">
        <Link to="/" aria-label={copy.home} onClick={close}>
          <Wordmark />
        </Link>
        <MenuToggle ref={toggle} open={open} onToggle={() => setOpen(!open)} />
        <nav id="main-navigation" className="main-navigation" aria-label={copy.mainNavigation}>
          <ul className="main-links">
            <li>
              <SuiteMenu label={copy.suite.label} links={copy.suite.links} onChoose={close} />
            </li>
            {copy.links.map((link) => (
              <li key={link.to}>
                <NavLink to={link.to} className="main-link" onClick={close}>
                  {link.label}
                  {link.badge ? <span className="badge">{link.badge}</span> : null}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <BookMeeting control="header" className="button button-action header-action">
          {copy.bookMeeting}
        </BookMeeting>
      </div>
    </header>
  );
}
