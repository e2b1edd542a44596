import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { isPlainClick, useButtonRole } from './link-button.ts';
import { loadOrLeave } from './load-or-leave.ts';
import { createStore, type Store } from './store.ts';

interface DialogState<Request> {
  readonly open: boolean;
  /** The one that opened it last; it stays when the dialog closes, as its opener gets focus back. */
  readonly request: Request | undefined;
}

/** A dialog that the whole site shares. */
export interface SharedDialog<Request> extends Store<DialogState<Request>> {
  /** Fetches its chunk; called ahead of a press, and again harmless. */
  readonly load: () => Promise<ComponentType>;
  readonly open: (request: Request) => void;
  readonly close: () => void;
}

/** A shared dialog, closed. */
export function createDialog<Request>(load: () => Promise<ComponentType>): SharedDialog<Request> {
  const store = createStore<DialogState<Request>>({ open: false, request: undefined });
  return {
    ...store,
    load,
    open: (request) => store.set({ open: true, request }),
    close: () => store.set({ ...store.get(), open: false }),
  };
}

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
