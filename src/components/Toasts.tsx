import * as RadixToast from '@radix-ui/react-toast';
import { removeToast, type ShownToast } from './toast.ts';

interface ToastsProps {
  readonly shown: readonly ShownToast[];
  /** How long a toast without a link stays, in milliseconds. */
  readonly duration: number;
  readonly labels: { readonly region: string; readonly announcement: string; readonly close: string };
}

/** The toasts, announced by the library's live region. Loaded with the first toast. */
export function Toasts({ shown, duration, labels }: ToastsProps) {
  return (
    <RadixToast.Provider duration={duration} label={labels.announcement} swipeDirection="right">
      {shown.map((toast) => (
        <RadixToast.Root
          key={toast.key}
          className="toast"
          data-style={toast.style}
          duration={toast.link ? Number.POSITIVE_INFINITY : duration}
          onOpenChange={(open) => {
            if (!open) removeToast(toast.key);
          }}
        >
          <RadixToast.Title className="font-700">{toast.title}</RadixToast.Title>
          <RadixToast.Description>{toast.description}</RadixToast.Description>
          {toast.link ? (
            <RadixToast.Action altText={`${toast.link.label}: ${toast.link.href}`} asChild>
              <a className="toast-link" href={toast.link.href} target="_blank" rel="noopener">
                {toast.link.label}
              </a>
            </RadixToast.Action>
          ) : null}
          <RadixToast.Close className="toast-close" aria-label={labels.close}>
            <span className="i-lucide-x" aria-hidden="true" />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="toast-viewport" label={labels.region} />
    </RadixToast.Provider>
  );
}
