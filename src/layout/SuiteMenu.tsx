import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { delays } from '../site.ts';

interface SuiteMenuProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
  readonly onChoose: () => void;
}

/** Where the header is a row of links and needs no toggle. In the narrow menu the links push what is below them away. */
const isDropdown = () => document.querySelector('.menu-toggle')?.checkVisibility() === false;

/**
 * The SkillSuite dropdown, a disclosure of links (ARIA Authoring Practices, disclosure navigation). Opens by click, by
 * keyboard, and for a mouse after 100 ms of hovering; 300 ms of grace let the pointer leave and come back. In the narrow
 * menu only a press opens and closes it: links that move on their own would be gone from under a finger.
 */
export function SuiteMenu({ label, links, onChoose }: SuiteMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // What hovering shows must go away by Escape wherever focus is (WCAG 2.2, 1.4.13).
  useEffect(() => {
    if (!open) return;
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [open]);

  function later(next: boolean, delay: number) {
    return (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !isDropdown()) return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        if (next && !open) openedByHover.current = true;
        setOpen(next);
      }, delay);
    };
  }

  /** A press on what hovering has just opened means to open it too: only the next one closes it. */
  function handleClick() {
    window.clearTimeout(timer.current);
    setOpen(!open || openedByHover.current);
    openedByHover.current = false;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    trigger.current?.focus();
  }

  return (
    <fieldset
      aria-label={label}
      className="suite-menu relative header-lg:[--gap-under-link:0.875rem]"
      data-open={open}
      onPointerEnter={later(true, delays.dropdownHoverOpen)}
      onPointerLeave={later(false, delays.dropdownPointerGrace)}
      onBlur={(event) => {
        if (isDropdown() && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={handleKeyDown}
    >
      <button
        type="button"
        className="main-link inline-flex whitespace-nowrap gap-2 items-center min-h-11 bg-transparent text-inherit font-600 hover:underline hover:[text-underline-offset:0.3em] active:text-lagoon"
        ref={trigger}
        aria-expanded={open}
        aria-controls="suite-links"
        onClick={handleClick}
      >
        {label}
        <span className="i-lucide-chevron-down" aria-hidden="true" />
      </button>
      <ul
        id="suite-links"
        className="suite-links hidden header-lg:absolute header-lg:py-2 header-lg:-left-4 header-lg:top-[calc(100%_+_var(--gap-under-link))] header-lg:border header-lg:border-contour header-lg:min-w-60 header-lg:rounded-[4px] header-lg:bg-paper header-lg:[box-shadow:0_12px_32px_oklch(0.22_0.04_240_/_0.12)] header-lg:before:content-[''] header-lg:before:absolute header-lg:before:inset-x-0 header-lg:before:top-[calc(-1px_-_var(--gap-under-link))] header-lg:before:bottom-auto header-lg:before:h-[calc(1px_+_var(--gap-under-link))]"
      >
        {links.map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              className="suite-link flex px-4 items-center min-h-11 hover:underline hover:[text-underline-offset:0.3em] hover:bg-mist active:bg-contour"
              onClick={() => {
                setOpen(false);
                onChoose();
              }}
            >
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
