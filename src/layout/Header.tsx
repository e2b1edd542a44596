import { useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import copy from '../content/shell.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { SuiteMenu } from './SuiteMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The fixed header: on wide screens a row of links, on small ones a toggle that opens the same links. */
export function Header() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <header className="site-header" data-open={open}>
      <div className="page site-header-row">
        <Link to="/" aria-label={copy.home} onClick={close}>
          <Wordmark />
        </Link>
        <button
          type="button"
          className="menu-toggle"
          ref={toggle}
          aria-expanded={open}
          aria-controls="main-navigation"
          onClick={() => setOpen(!open)}
        >
          <span className={open ? 'i-lucide-x' : 'i-lucide-menu'} aria-hidden="true" />
          {copy.menu}
        </button>
        <nav
          id="main-navigation"
          className="main-navigation"
          aria-label={copy.mainNavigation}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !open) return;
            close();
            toggle.current?.focus();
          }}
        >
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
