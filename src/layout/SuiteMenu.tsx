import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { delays } from '../site.ts';

interface SuiteMenuProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
  readonly onChoose: () => void;
}

/**
 * The SkillSuite dropdown, a disclosure of links (ARIA Authoring Practices, disclosure navigation). Opens by click, by
 * keyboard, and for a mouse after 100 ms of hovering; 300 ms of grace let the pointer leave and come back.
 */
export function SuiteMenu({ label, links, onChoose }: SuiteMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function later(next: boolean, delay: number) {
    return (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setOpen(next), delay);
    };
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
      className="suite-menu"
      data-open={open}
      onPointerEnter={later(true, delays.dropdownHoverOpen)}
      onPointerLeave={later(false, delays.dropdownPointerGrace)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={handleKeyDown}
    >
      <button
        type="button"
        className="main-link"
        ref={trigger}
        aria-expanded={open}
        aria-controls="suite-links"
        onClick={() => {
          window.clearTimeout(timer.current);
          setOpen(!open);
        }}
      >
        {label}
        <span className="i-lucide-chevron-down" aria-hidden="true" />
      </button>
      <ul id="suite-links" className="suite-links">
        {links.map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              className="suite-link"
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
