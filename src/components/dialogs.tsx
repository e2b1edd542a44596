import type { ComponentType } from 'react';
import { useLazyComponent } from './hydration.ts';
import { createStore, type Store, useStore } from './store.ts';

/** Parameters that a control passes to its dialog. */
export type DialogRequest = Readonly<Partial<Record<string, string>>>;

interface DialogState {
  readonly open: boolean;
  /** The control that opened it last. Kept on close, as the control then gets focus back. */
  readonly opener?: HTMLElement;
  /** The parameters of that control. */
  readonly request?: DialogRequest;
}

type LoadDialog = () => Promise<ComponentType<{ readonly dialog: SharedDialog }>>;

/** A dialog that controls anywhere on the site can open. */
export interface SharedDialog extends Store<DialogState> {
  /** Loads its chunk. May be called repeatedly and ahead of time. */
  readonly load: LoadDialog;
  readonly open: (request: DialogRequest, opener: HTMLElement) => void;
  readonly close: () => void;
}

/** The shared dialogs by name, as in `data-dialog`. */
export const dialogs = new Map<string, SharedDialog>();

/** Registers a shared dialog under a name and returns it, closed. */
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

/** Renders a shared dialog, whose chunk is loaded when it is first opened. */
export function DialogHost({ dialog }: { readonly dialog: SharedDialog }) {
  const Dialog = useLazyComponent(useStore(dialog).opener !== undefined, dialog.load);
  return Dialog ? <Dialog dialog={dialog} /> : null;
}
