import { createStore } from './store.ts';

export interface Toast {
  readonly title: string;
  readonly description: string;
  readonly style: 'normal' | 'destructive';
  /** A link to the page that opens by itself, which a browser may block. A toast with a link stays longer. */
  readonly link?: { readonly label: string; readonly href: string };
}

export type ShownToast = Toast & { readonly key: number };

/** The id of the confirmation that stands beside a toast (`MeetingConfirmation`). */
export const confirmationId = 'confirmation';

/** The toasts on the page, oldest first. */
export const toasts = createStore<readonly ShownToast[]>([]);

let lastKey = 0;

/** Shows a toast. It replaces a toast with the same texts. */
export function showToast(toast: Toast): void {
  lastKey += 1;
  const others = toasts
    .get()
    .filter(({ title, description }) => title !== toast.title || description !== toast.description);
  toasts.set([...others, { ...toast, key: lastKey }]);
}

/** Removes a toast. */
export function removeToast(key: number): void {
  toasts.set(toasts.get().filter((toast) => toast.key !== key));
}
