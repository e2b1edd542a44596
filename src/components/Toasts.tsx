import * as RadixToast from '@radix-ui/react-toast';
import { XIcon } from 'lucide-react';
import { useRef } from 'react';
import { toastDurations } from '../site.ts';
import { focusPlace } from './focus.ts';
import { IconButton } from './IconButton.tsx';
import { newTab } from './Link.tsx';
import styles from './Toasts.module.css';
import { removeToast, type ShownToast } from './toast.ts';

interface ToastsProps {
  readonly shown: readonly ShownToast[];
  readonly labels: { readonly region: string; readonly announcement: string; readonly close: string };
}

/** Moves focus to what had it before the toasts, where that is still there and takes it, or to the page's heading. */
function giveFocusBack(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (document.activeElement !== before) focusPlace();
}

/**
 * The toasts, announced by the library's live region, which joins their texts as they are: hence the space after each.
 * Loaded with the first toast. Nothing of it stays without toasts, because the library would still take the pointer that
 * closed the last one for resting there, and hold the next one for ever. They stand at the bottom left, where no form has
 * its button; on phones below the header, as a dialog's button is at the bottom.
 */
export function Toasts({ shown, labels }: ToastsProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusedBefore = useRef<Element>(null);
  if (shown.length === 0) return null;
  return (
    <div
      className="contents"
      role="none"
      // Focus passes through guards that the library puts before and after the list.
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
    >
      <RadixToast.Provider label={labels.announcement} swipeDirection="left">
        {shown.map((toast) => (
          <RadixToast.Root
            key={toast.key}
            className={styles.toast}
            data-style={toast.style}
            duration={toast.link ? toastDurations.link : toastDurations.text}
            onOpenChange={(open) => {
              if (open) return;
              // Focus in a toast goes to the list, and that goes with its last toast.
              if (shown.length === 1 && list.current?.contains(document.activeElement))
                giveFocusBack(focusedBefore.current);
              removeToast(toast.key);
            }}
          >
            <RadixToast.Title className="font-700">{`${toast.title} `}</RadixToast.Title>
            <RadixToast.Description>{`${toast.description} `}</RadixToast.Description>
            {toast.link ? (
              <RadixToast.Action altText={toast.link.label} asChild>
                <a
                  className="justify-self-start font-600 underline underline-offset-4"
                  href={toast.link.href}
                  {...newTab}
                >
                  {toast.link.label}
                </a>
              </RadixToast.Action>
            ) : null}
            <RadixToast.Close asChild>
              <IconButton corner label={labels.close} icon={XIcon} />
            </RadixToast.Close>
          </RadixToast.Root>
        ))}
        <RadixToast.Viewport
          ref={list}
          className="fixed print:hidden left-4 z-50 grid w-[calc(100vw-2rem)] gap-3 max-sm:top-20 sm:bottom-4 sm:w-80"
          // The library puts the key there that leads to it.
          label={`${labels.region} ({hotkey})`}
        />
      </RadixToast.Provider>
    </div>
  );
}
