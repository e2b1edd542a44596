import * as RadixToast from '@radix-ui/react-toast';
import { removeToast, type ShownToast } from './toast.ts';

interface ToastsProps {
  readonly shown: readonly ShownToast[];
  /** How long a toast without a link stays, in milliseconds. */
  readonly duration: number;
  readonly labels: { readonly region: string; readonly announcement: string; readonly close: string };
}

/**
 * The toasts, announced by the library's live region, which joins their texts as they are: hence the space after each.
 * Loaded with the first toast. Nothing of it stays without toasts, because the library would still take the pointer that
 * closed the last one for resting there, and hold the next one for ever.
 */
export function Toasts({ shown, duration, labels }: ToastsProps) {
  if (shown.length === 0) return null;
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
          <RadixToast.Title className="font-700">{`${toast.title} `}</RadixToast.Title>
          <RadixToast.Description>{`${toast.description} `}</RadixToast.Description>
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
