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
    <section
      ref={card}
      tabIndex={-1}
      className="relative grid gap-3 p-5 border border-ink w-[min(20rem,calc(100vw_-_2rem))] rounded-[4px] bg-paper [box-shadow:0_12px_32px_oklch(0.22_0.04_240_/_0.2)]"
      aria-labelledby="help-title"
    >
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
      <button
        type="button"
        className="dialog-close absolute grid cursor-pointer right-2 top-2 w-11 h-11 bg-transparent place-items-center"
        aria-label={help.close}
        onClick={onClose}
      >
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
      className="help fixed grid gap-3 right-4 bottom-[calc(1rem_+_var(--consent-height,0px))] z-15 justify-items-end scripting-none:hidden"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      {open ? <HelpCard onClose={close} /> : null}
      <button
        type="button"
        ref={button}
        className="grid cursor-pointer border-2 border-paper w-14 h-14 rounded-full bg-ink text-paper text-figure place-items-center hover:bg-lagoon focus-visible:[box-shadow:0_0_0_8px_var(--colors-paper)] active:bg-slate"
        aria-label={copy.help.open}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="i-lucide-message-circle-question" aria-hidden="true" />
      </button>
    </aside>
  );
}
