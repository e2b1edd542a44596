import { type MouseEvent, type ReactNode, useState } from 'react';
import { isPlainClick, useButtonRole } from './link-button.ts';
import { loadOrLeave } from './load-or-leave.ts';

interface DialogLinkProps {
  /** Where the link leads without scripts, and where the dialog does not load. */
  readonly href: string;
  readonly className: string;
  /** Fetches the dialog's chunk. Called ahead of a press too. */
  readonly load: () => Promise<unknown>;
  /** Opens the dialog, once its chunk is there; `opener` is to get focus back. */
  readonly open: (opener: HTMLElement) => void;
  readonly children: ReactNode;
}

/**
 * A link that a dialog takes over once the page is live. A press with a modifier key still follows the link, and so does a
 * plain one where the dialog does not load in time.
 */
export function DialogLink({ href, className, load, open, children }: DialogLinkProps) {
  const button = useButtonRole();
  const [busy, setBusy] = useState(false);
  const prefetch = () => {
    load().catch(() => {});
  };

  async function loadAndOpen(opener: HTMLElement) {
    setBusy(true);
    const loaded = await loadOrLeave(load, () => window.location.assign(href));
    setBusy(false);
    if (loaded) open(opener);
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!busy) void loadAndOpen(event.currentTarget);
  }

  return (
    <a
      href={href}
      className={className}
      data-press
      aria-busy={busy || undefined}
      onClick={handleClick}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      {...(button ? { ...button, 'aria-haspopup': 'dialog' } : {})}
    >
      {children}
    </a>
  );
}
