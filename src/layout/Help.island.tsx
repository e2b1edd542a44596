import { CalendarCheckIcon, MailIcon, MessageCircleQuestionIcon, PhoneIcon, XIcon } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { takeFocus } from '../components/focus.ts';
import { Icon } from '../components/Icon.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { island } from '../components/island.tsx';
import { newTab } from '../components/Link.tsx';
import { contactLink, outboundLinks } from '../content/links.ts';
import copy from '../content/shell.yaml';
import styles from './Help.module.css';

const actions = [
  { label: copy.help.demo, href: outboundLinks.schedulingPage.href, icon: CalendarCheckIcon, tab: true },
  { label: copy.help.call, href: outboundLinks.audioCall.href, icon: PhoneIcon, tab: false },
  { label: copy.help.email, href: contactLink, icon: MailIcon, tab: false },
] as const;

function HelpCard({ onClose }: { readonly onClose: () => void }) {
  const { title, note, close } = copy.help;
  return (
    <section ref={takeFocus} tabIndex={-1} className={styles.card} aria-labelledby="help-title">
      <h2 id="help-title" className="pr-8 text-heading">
        {title}
      </h2>
      <ul className="grid gap-2">
        {actions.map(({ label, href, icon, tab }) => (
          <li key={label}>
            <a
              className="flex gap-3 px-3 border border-contour items-center min-h-11 rounded-md font-600 hover:border-lagoon hover:bg-mist active:bg-contour"
              href={href}
              {...(tab ? { ...newTab, onClick: onClose } : {})}
            >
              <Icon icon={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-small text-slate">{note}</p>
      <IconButton corner label={close} icon={XIcon} onClick={onClose} />
    </section>
  );
}

/**
 * The help button at the bottom right, and the card that it opens. Escape and the close button close the card and return focus.
 *
 * The button stands in one place, above the banners. Pages end with room for it, and what gets the focus scrolls clear of it
 * (`shell.css`).
 */
export default function LiveHelp() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <aside
      aria-label={copy.help.title}
      className={`help ${styles.help} ${open ? styles.open : ''}`}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && open) close();
      }}
      // The card can cover nearly all of a low window, so it closes when an element behind it gets focus (WCAG 2.2, 2.4.11).
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      {open ? <HelpCard onClose={close} /> : null}
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-label={copy.help.open}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={MessageCircleQuestionIcon} />
      </button>
    </aside>
  );
}

export const Help = island('layout/Help', LiveHelp);
