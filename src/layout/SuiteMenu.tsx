import { ChevronDownIcon } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { linkClass } from '../components/Link.tsx';
import { targetLanguage } from '../components/target-language.ts';
import { labelLanguage } from '../content/in-language.ts';
import type shell from '../content/shell.yaml';
import { ProductGlyph } from '../sections/ProductGlyph.tsx';
import { delays } from '../site.ts';
import styles from './SuiteMenu.module.css';

type Suite = (typeof shell)['suite'];

/** Returns `aria-current` for a header link: `page` for this page, `true` for the page that this one belongs to. */
export function currentOf(
  { to, pages }: { readonly to: string; readonly pages?: readonly string[] | undefined },
  path: string,
): 'page' | 'true' | undefined {
  if (to === path) return 'page';
  return pages?.includes(path) ? 'true' : undefined;
}

/** Matches windows in which the header is a row of links. Narrower ones show all links in the menu behind the toggle. */
const isDropdown = () => document.querySelector('.menu-toggle')?.getClientRects().length === 0;

interface SuiteMenuProps extends Suite {
  /** The address of the page. */
  readonly path: string;
  readonly onChoose: () => void;
}

/**
 * The SkillSuite dropdown, a disclosure of links (ARIA Authoring Practices, disclosure navigation). Opens by click, by
 * keyboard, and for a mouse after 100 ms of hovering; 300 ms of grace let the pointer leave and come back. Where the keyboard
 * has opened it or is among its links, a mouse does not close it. In the narrow menu its links stand open under its name.
 */
export function SuiteMenu({ label, links, path, onChoose }: SuiteMenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLFieldSetElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // What hovering shows must go away by Escape wherever focus is (WCAG 2.2, 1.4.13). Focus inside goes back to the trigger.
  useEffect(() => {
    if (!open) return;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (menu.current?.contains(document.activeElement)) trigger.current?.focus();
    };
    // In Safari a pressed button has no focus, so nothing tells that the next press is elsewhere.
    const closeByPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', closeByEscape, { signal });
    document.addEventListener('pointerdown', closeByPress, { signal });
    return () => listening.abort();
  }, [open]);

  /** Whether focus came by keyboard to a link, or to the trigger, which then has opened the menu. */
  function isInUseByKeys(): boolean {
    const focused = menu.current?.querySelector(':focus-visible');
    return focused != null && !(focused === trigger.current && openedByHover.current);
  }

  function later(next: boolean, delay: number) {
    return (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !isDropdown()) return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        if (next && !open) openedByHover.current = true;
        if (next || !isInUseByKeys()) setOpen(next);
      }, delay);
    };
  }

  /** A press on what hovering has just opened means to open it too: only the next one closes it. */
  function handleClick() {
    window.clearTimeout(timer.current);
    setOpen(!open || openedByHover.current);
    openedByHover.current = false;
  }

  const current = links.some((link) => currentOf(link, path)) || undefined;
  return (
    <fieldset
      ref={menu}
      aria-label={label}
      className="relative"
      onPointerEnter={later(true, delays.dropdownHoverOpen)}
      onPointerLeave={later(false, delays.dropdownPointerGrace)}
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
      <ul id="suite-links" className={styles.links} data-open={open}>
        {links.map((link) => (
          <li
            key={link.to}
            className="relative flex items-center gap-3 rounded-md hover:bg-mist active:bg-contour header-xl:p-3"
          >
            <ProductGlyph product={link.mark} className="size-6 stroke-lagoon text-ink header-xl:size-8" />
            <div>
              {/* The whole entry is pressed, and its name is the link's text alone. */}
              <a
                className={linkClass({
                  variant: 'navigation',
                  className: 'after:absolute after:inset-0 min-h-8 header-xl:min-h-6',
                })}
                aria-current={currentOf(link, path)}
                href={link.to}
                onClick={() => {
                  setOpen(false);
                  onChoose();
                }}
                {...(import.meta.env.LANGUAGE
                  ? { ...targetLanguage(link.to), ...labelLanguage(link.label) }
                  : {})}
              >
                {link.label}
              </a>
              <p
                className="pb-2 text-small text-slate header-xl:pb-0"
                {...(import.meta.env.LANGUAGE ? labelLanguage(link.text) : {})}
              >
                {link.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
