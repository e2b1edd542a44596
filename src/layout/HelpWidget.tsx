import { type KeyboardEvent, useRef, useState } from 'react';
import { useFocusOnMount } from '../components/use-focus-on-mount.ts';
import copy from '../content/shell.yaml';
import { contactLink, outboundLinks } from '../links.ts';

interface HelpCardProps {
  readonly onClose: () => void;
}

function HelpCard({ onClose }: HelpCardProps) {
  const card = useFocusOnMount<HTMLElement>();
  const { help } = copy;
  return (
    <section ref={card} tabIndex={-1} className="help-card" aria-labelledby="help-title">
      <h2 id="help-title" className="font-700 text-heading">
        {help.title}
      </h2>
      <ul className="grid gap-2">
        <li>
          <a
            className="help-action"
            href={outboundLinks.schedulingPage.href}
            target="_blank"
            rel="noopener"
            onClick={onClose}
          >
            <span className="i-lucide-calendar-check" aria-hidden="true" />
            {help.demo}
          </a>
        </li>
        <li>
          <a className="help-action" href={outboundLinks.audioCall.href}>
            <span className="i-lucide-phone" aria-hidden="true" />
            {help.call}
          </a>
        </li>
        <li>
          <a className="help-action" href={contactLink}>
            <span className="i-lucide-mail" aria-hidden="true" />
            {help.email}
          </a>
        </li>
      </ul>
      <p className="form-note">{help.note}</p>
      <button type="button" className="dialog-close" aria-label={help.close} onClick={onClose}>
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
    </section>
  );
}

/** The help button at the bottom right, and the card it opens. Escape or the cross closes it and focus returns. */
export function HelpWidget() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <aside
      aria-label={copy.help.title}
      className="help"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      {open ? <HelpCard onClose={close} /> : null}
      <button
        type="button"
        ref={button}
        className="help-button"
        aria-label={copy.help.open}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="i-lucide-message-circle-question" aria-hidden="true" />
      </button>
    </aside>
  );
}
