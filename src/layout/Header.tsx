import menuIcon from 'virtual:icon/menu';
import crossIcon from 'virtual:icon/x';
import { type MouseEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainClick } from '../components/button-links.ts';
import { useHydrated } from '../components/hydration.ts';
import { Icon } from '../components/Icon.tsx';
import copy from '../content/shell.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { currentOf, SuiteMenu } from './SuiteMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

interface MenuToggleProps {
  readonly ref: Ref<HTMLAnchorElement>;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the menu of small screens. Until the page is live it is a link to the footer, which has every page. */
function MenuToggle({ ref, open, onToggle }: MenuToggleProps) {
  const hydrated = useHydrated();
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <a
      href="#all-pages"
      className="menu-toggle icon-button order-3 inline-flex min-h-11 items-center gap-2 px-2 font-600 header-xl:hidden max-header-2xs:px-1 max-header-3xs:order-1"
      ref={ref}
      data-press
      {...(hydrated && {
        'aria-expanded': open,
        'aria-controls': 'main-navigation',
        onClick: press,
      })}
    >
      <Icon path={open ? crossIcon : menuIcon} className="max-header-2xs:hidden" />
      {copy.menu}
    </a>
  );
}

/** The fixed header: on wide screens a row of links, on small ones a toggle that opens the same links. */
export function Header() {
  const { pathname } = useLocation();
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
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', closeByEscape, { signal });
    document.addEventListener('focusin', closeBehind, { signal });
    return () => listening.abort();
  }, [open]);

  return (
    <header
      className="fixed inset-x-0 top-0 z-20 border-b border-contour bg-paper [container:header_/_inline-size]"
      ref={header}
    >
      <div className="page flex min-h-18 items-center gap-4 max-header-xl:flex-wrap max-header-xl:gap-y-0 max-header-xl:py-3 max-header-xs:gap-x-2 max-header-sm:px-5 max-header-2xs:gap-x-1.5 max-header-3xs:justify-between max-header-3xs:py-1">
        <a className="hover:text-lagoon active:text-slate" aria-label={copy.home} href="/" onClick={close}>
          <Wordmark />
        </a>
        <MenuToggle ref={toggle} open={open} onToggle={() => setOpen(!open)} />
        <nav
          id="main-navigation"
          // What scrolls cuts rings off at its edges, so the edges stand out by a ring's width.
          className={`order-4 -mx-2 max-h-[calc(100dvh-5rem)] basis-[calc(100%+1rem)] overflow-y-auto px-2 pt-3 pb-2 header-xl:order-1 header-xl:mx-0 header-xl:ml-6 header-xl:block header-xl:max-h-none header-xl:flex-1 header-xl:overflow-visible header-xl:p-0 ${open ? '' : 'hidden'}`}
          aria-label={copy.mainNavigation}
        >
          <ul className="header-xl:flex header-xl:flex-wrap header-xl:items-center header-xl:gap-x-6">
            <li>
              <SuiteMenu {...copy.suite} onChoose={close} />
            </li>
            {copy.links.map((link) => (
              <li key={link.to}>
                <a
                  className="main-link"
                  aria-current={currentOf(link, pathname)}
                  href={link.to}
                  onClick={close}
                >
                  {link.label}
                  {link.badge ? <span className="badge">{link.badge}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <BookMeeting
          control="header"
          className="button button-action order-2 ml-auto whitespace-nowrap px-4 max-header-xs:px-3 max-header-xs:text-small max-header-2xs:px-2 max-header-3xs:min-h-9 max-header-3xs:basis-full max-header-3xs:whitespace-normal max-header-3xs:py-1"
          label={copy.bookMeeting}
        />
      </div>
    </header>
  );
}
