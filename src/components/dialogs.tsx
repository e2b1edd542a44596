import type { ComponentType } from 'react';
import { useLazyComponent } from './hydration.ts';
import { createStore, type Store, useStore } from './store.ts';

/** What a press asks of a dialog, in words. */
export type DialogRequest = Readonly<Partial<Record<string, string>>>;

interface DialogState {
  readonly open: boolean;
  /** The control that opened it last, which gets focus back, and what that asked for; both stay when the dialog closes. */
  readonly opener?: HTMLElement;
  readonly request?: DialogRequest;
}

type LoadDialog = () => Promise<ComponentType<{ readonly dialog: SharedDialog }>>;

/** A dialog that the whole site shares. */
export interface SharedDialog extends Store<DialogState> {
  /** Fetches its chunk; called ahead of a press, and again harmless. */
  readonly load: LoadDialog;
  readonly open: (request: DialogRequest, opener: HTMLElement) => void;
  readonly close: () => void;
}

/** The shared dialogs by the names that links have for them. */
export const dialogs = new Map<string, SharedDialog>();

/** A shared dialog, closed. */
export function createDialog(name: string, load: LoadDialog): SharedDialog {
  const store = createStore<DialogState>({ open: false });
  const dialog: SharedDialog = {
    ...store,
    load,
    open: (request, opener) => store.set({ open: true, request, opener }),
    close: () => store.set({ ...store.get(), open: false }),
  };
  dialogs.set(name, dialog);
  return dialog;
}

/** The place of a shared dialog, which is fetched when it is first wanted. */
export function DialogHost({ dialog }: { readonly dialog: SharedDialog }) {
  const Dialog = useLazyComponent(useStore(dialog).opener !== undefined, dialog.load);
  return Dialog ? <Dialog dialog={dialog} /> : null;
}
