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
          className="relative grid gap-1 pr-13 pl-5 py-4 border-r border-l-6 border-y border-r-ink border-l-lagoon border-y-ink rounded-[4px] bg-paper [box-shadow:0_12px_32px_oklch(0.22_0.04_240_/_0.2)] data-[style='destructive']:border-alarm data-[style='destructive']:bg-alarm-pale"
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
              <a
                className="underline justify-self-start font-600 [text-underline-offset:0.2em]"
                href={toast.link.href}
                target="_blank"
                rel="noopener"
              >
                {toast.link.label}
              </a>
            </RadixToast.Action>
          ) : null}
          <RadixToast.Close
            className="toast-close absolute grid cursor-pointer right-2 top-2 w-11 h-11 bg-transparent place-items-center"
            aria-label={labels.close}
          >
            <span className="i-lucide-x" aria-hidden="true" />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        className="toast-viewport fixed grid gap-3 right-4 max-sm:top-3 sm:bottom-[calc(5.5rem_+_var(--consent-height,0px))] z-50 w-[min(24rem,calc(100vw_-_2rem))]"
        label={labels.region}
      />
    </RadixToast.Provider>
  );
}
