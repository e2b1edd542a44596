import { MenuIcon, XIcon } from 'lucide-react';
import { type MouseEvent, type Ref, useEffect, useRef, useState } from 'react';
import { isPlainClick } from '../components/dialog-links.ts';
import { useHydrated } from '../components/hydration.ts';
import { Icon } from '../components/Icon.tsx';
import { iconButtonClass } from '../components/IconButton.tsx';
import { island } from '../components/island.tsx';
import { linkClass } from '../components/Link.tsx';
import { targetLanguage } from '../components/target-language.ts';
import { labelLanguage } from '../content/in-language.ts';
import copy from '../content/shell.yaml';
import styles from './HeaderMenu.module.css';
import { currentOf, SuiteMenu } from './SuiteMenu.tsx';

interface MenuToggleProps {
  readonly ref: Ref<HTMLAnchorElement>;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The menu's toggle in narrow windows. Before hydration it is a link to the footer, which lists every page. */
function MenuToggle({ ref, open, onToggle }: MenuToggleProps) {
  const hydrated = useHydrated();
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <a
      href="#all-pages"
      className={`menu-toggle ${iconButtonClass} ${styles.toggle}`}
      ref={ref}
      data-press
      {...(hydrated && {
        role: 'button',
        'aria-expanded': open,
        'aria-controls': 'main-navigation',
        onClick: handleClick,
      })}
    >
      <Icon icon={open ? XIcon : MenuIcon} />
      {copy.menu}
    </a>
  );
}

/** Has the click of the press that has just begun do nothing. A press that becomes a scroll has no click. */
function ignoreNextClick(): void {
  const done = new AbortController();
  const { signal } = done;
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    done.abort();
  };
  window.addEventListener('click', ignore, { capture: true, signal });
  for (const type of ['pointercancel', 'pointerdown'])
    window.addEventListener(type, () => done.abort(), { capture: true, signal });
}

/** The header's links: a row in wide windows, a menu behind a toggle in narrow ones. `path` is that of the page. */
export default function LiveHeaderMenu({ path }: { readonly path: string }) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLAnchorElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    // The open menu covers the page, so it closes when an element behind it gets focus (WCAG 2.2, 2.4.11).
    const closeOnFocusOutside = ({ target }: FocusEvent) => {
      if (target instanceof Node && !toggle.current?.closest('header')?.contains(target)) setOpen(false);
    };
    const closeOnPressOutside = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('#main-navigation, .menu-toggle')) return;
      setOpen(false);
      if (!target.closest('header :is(a, button)')) ignoreNextClick();
    };
    // The back/forward cache restores a page as it was left.
    const closeOnLeaving = () => setOpen(false);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeOnFocusOutside, { signal });
    document.addEventListener('pointerdown', closeOnPressOutside, { signal });
    window.addEventListener('pagehide', closeOnLeaving, { signal });
    return () => listening.abort();
  }, [open]);

  return (
    <>
      <MenuToggle ref={toggle} open={open} onToggle={() => setOpen(!open)} />
      <nav
        id="main-navigation"
        className={open ? styles.navigation : `${styles.navigation} ${styles.closed}`}
        aria-label={copy.mainNavigation}
      >
        <ul className="header-xl:flex header-xl:flex-wrap header-xl:items-center header-xl:gap-x-6">
          <li>
            <SuiteMenu {...copy.suite} path={path} onChoose={close} />
          </li>
          {copy.links.map((link) => (
            <li key={link.to}>
              <a
                className={linkClass({ variant: 'navigation' })}
                aria-current={currentOf(link, path)}
                href={link.to}
                onClick={close}
                {...(import.meta.env.LANGUAGE
                  ? { ...targetLanguage(link.to), ...labelLanguage(link.label) }
                  : {})}
              >
                {link.label}
                {/* An inline block, so that the link's underline does not extend under it. */}
                {link.badge ? (
                  <span
                    className="inline-block text-small font-400 text-slate"
                    {...(import.meta.env.LANGUAGE ? labelLanguage(link.badge) : {})}
                  >
                    {link.badge}
                  </span>
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

export const HeaderMenu = island('layout/HeaderMenu', LiveHeaderMenu);
