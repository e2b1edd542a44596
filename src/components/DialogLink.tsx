import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { useLazyComponent } from './hydration.ts';
import { isPlainClick, useButtonRole } from './link-button.ts';
import { loadOrLeave } from './load-or-leave.ts';
import { createStore, type Store, useStore } from './store.ts';

interface DialogState<Request> {
  readonly open: boolean;
  /** The control that opened it last, which gets focus back, and what that asked for; both stay when the dialog closes. */
  readonly opener?: HTMLElement;
  readonly request?: Request;
}

/** A dialog that the whole site shares. */
export interface SharedDialog<Request> extends Store<DialogState<Request>> {
  /** Fetches its chunk; called ahead of a press, and again harmless. */
  readonly load: () => Promise<ComponentType>;
  readonly open: (request: Request, opener: HTMLElement) => void;
  readonly close: () => void;
}

/** A shared dialog, closed. */
export function createDialog<Request>(load: () => Promise<ComponentType>): SharedDialog<Request> {
  const store = createStore<DialogState<Request>>({ open: false });
  return {
    ...store,
    load,
    open: (request, opener) => store.set({ open: true, request, opener }),
    close: () => store.set({ ...store.get(), open: false }),
  };
}

/** The place of a shared dialog, which is fetched when it is first wanted. */
export function DialogHost<Request>({ dialog }: { readonly dialog: SharedDialog<Request> }) {
  const Dialog = useLazyComponent(useStore(dialog).opener !== undefined, dialog.load);
  return Dialog ? <Dialog /> : null;
}

interface DialogLinkProps<Request> {
  /** Where the link leads without scripts, and where the dialog does not load. */
  readonly href: string;
  readonly className: string;
  readonly dialog: SharedDialog<Request>;
  readonly request: Request;
  readonly children?: ReactNode;
}

/**
 * A link that a dialog takes over once the page is live. A press with a modifier key still follows the link, and so does a
 * plain one where the dialog does not load in time.
 */
export function DialogLink<Request>(props: DialogLinkProps<Request>) {
  const { href, className, dialog, request, children = '' } = props;
  const button = useButtonRole();
  const [busy, setBusy] = useState(false);
  const prefetch = () => {
    dialog.load().catch(() => {});
  };

  async function loadAndOpen(opener: HTMLElement) {
    setBusy(true);
    const loaded = await loadOrLeave(dialog.load, () => window.location.assign(href));
    setBusy(false);
    if (loaded) dialog.open(request, opener);
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
      suppressHydrationWarning
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
