import { ChevronDownIcon } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { linkClass } from '../components/Link.tsx';
import { targetLanguage } from '../components/target-language.ts';
import { labelLanguage } from '../content/in-language.ts';
import type shell from '../content/shell.yaml';
import { ProductGlyph } from '../drawings/ProductGlyph.tsx';
import { delays } from '../site.ts';
import styles from './SuiteMenu.module.css';

type Suite = (typeof shell)['suite'];

/** Returns `aria-current` of a header link: `page` if it leads to this page, `true` if it leads to this page's parent. */
export function currentOf(
  { to, pages }: { readonly to: string; readonly pages?: readonly string[] | undefined },
  path: string,
): 'page' | 'true' | undefined {
  if (to === path) return 'page';
  return pages?.includes(path) ? 'true' : undefined;
}

/** Returns whether the header is wide, so that the menu is a dropdown. A narrow header shows all links behind the toggle. */
const isDropdown = () => document.querySelector('.menu-toggle')?.getClientRects().length === 0;

interface SuiteMenuProps extends Suite {
  /** The path of the page. */
  readonly path: string;
  /** Called after a click on a link. */
  readonly onChoose: () => void;
}

/**
 * The SkillSuite dropdown, a disclosure of links (ARIA Authoring Practices, disclosure navigation). A narrow header shows the
 * links without a dropdown.
 *
 * It opens on click, on a key, or after 100 ms of hovering with a mouse. It closes 300 ms after the mouse has left, unless the
 * keyboard is in use in it.
 */
export function SuiteMenu({ label, links, foot, path, onChoose }: SuiteMenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLFieldSetElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // Escape has to close content shown on hover, wherever focus is (WCAG 2.2, 1.4.13).
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (menu.current?.contains(document.activeElement)) trigger.current?.focus();
    };
    // Safari does not focus a clicked button, so there is no blur event on the next click elsewhere.
    const closeOnPressOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('pointerdown', closeOnPressOutside, { signal });
    return () => listening.abort();
  }, [open]);

  /** Returns whether keyboard focus is on a link, or on the trigger of a menu that was not opened by hovering. */
  function hasKeyboardFocus(): boolean {
    const focused = menu.current?.querySelector(':focus-visible');
    return focused != null && !(focused === trigger.current && openedByHover.current);
  }

  /** Returns a handler that opens or closes the dropdown after `delay` milliseconds, for a mouse only. */
  function setOpenAfter(delay: number, next: boolean) {
    return (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !isDropdown()) return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        if (next && !open) openedByHover.current = true;
        if (next || !hasKeyboardFocus()) setOpen(next);
      }, delay);
    };
  }

  /** Toggles the dropdown. If hovering has just opened it, the first click keeps it open, as the visitor meant to open it. */
  function handleClick() {
    window.clearTimeout(timer.current);
    setOpen(!open || openedByHover.current);
    openedByHover.current = false;
  }

  const attributesOf = (link: { readonly label: string; readonly to: string }) => ({
    'aria-current': currentOf(link, path),
    href: link.to,
    onClick: () => {
      setOpen(false);
      onChoose();
    },
    ...(import.meta.env.LANGUAGE ? { ...targetLanguage(link.to), ...labelLanguage(link.label) } : {}),
  });

  const current = links.some((link) => currentOf(link, path)) || undefined;
  return (
    <fieldset
      ref={menu}
      aria-label={label}
      className="relative"
      onPointerEnter={setOpenAfter(delays.dropdownHoverOpen, true)}
      onPointerLeave={setOpenAfter(delays.dropdownPointerGrace, false)}
      onBlur={(event) => {
        if (isDropdown() && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <p className="pb-1 text-small text-slate header-xl:hidden">{label}</p>
      <button
        type="button"
        className={linkClass({ variant: 'navigation', className: 'cursor-pointer max-header-xl:hidden' })}
        ref={trigger}
        aria-current={current}
        aria-expanded={open}
        aria-controls="suite-links"
        onClick={handleClick}
      >
        {label}
        <Icon icon={ChevronDownIcon} />
      </button>
      <div id="suite-links" className={open ? styles.panel : `${styles.panel} ${styles.closed}`}>
        <ul className={styles.products}>
          {links.map((link) => (
            <li key={link.to} className={styles.product} data-world={link.mark}>
              <ProductGlyph product={link.mark} className="size-7 stroke-reef text-paper header-xl:size-9" />
              <div>
                {/* Its `::after` makes the whole entry clickable, while the accessible name is the link's text only. */}
                <a {...attributesOf(link)}>{link.label}</a>
                <p className="text-small" {...(import.meta.env.LANGUAGE ? labelLanguage(link.text) : {})}>
                  {link.text}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-6 header-xl:px-2">
          {foot.map((link) => (
            <li key={link.to}>
              <a {...attributesOf(link)} className={linkClass({ variant: 'listed' })}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}
