import * as RadixToast from '@radix-ui/react-toast';
import { XIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toastDurations } from '../site.ts';
import { focusElement } from './focus.ts';
import { keepInFreePlace } from './free-place.ts';
import { IconButton } from './IconButton.tsx';
import { newTab } from './Link.tsx';
import styles from './Toasts.module.css';
import { removeToast, type ShownToast } from './toast.ts';

interface ToastsProps {
  readonly shown: readonly ShownToast[];
  readonly labels: { readonly region: string; readonly announcement: string; readonly close: string };
}

/** Returns focus to the element that had it before the toasts, or else to the page's heading. */
function giveFocusBack(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (document.activeElement !== before) focusElement();
}

/**
 * The toasts, below the header at the right, and lower if they would cover a control or the page's heading. Radix announces them in a live region and joins their texts without a space, so each text ends with
 * one.
 *
 * Renders nothing without toasts. Otherwise Radix would believe that the pointer which closed the last toast still rests on the
 * list, and would pause the timer of the next one for ever.
 */
export function Toasts({ shown, labels }: ToastsProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusedBefore = useRef<Element>(null);
  const isShown = shown.length > 0;
  useEffect(() => (isShown && list.current ? keepInFreePlace(list.current) : undefined), [isShown]);
  if (!isShown) return null;
  return (
    <div
      className="contents"
      role="none"
      // Radix moves focus through guards before and after the list.
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
    >
      <RadixToast.Provider label={labels.announcement} swipeDirection="right">
        {shown.map((toast) => (
          <RadixToast.Root
            key={toast.key}
            className={toast.style === 'destructive' ? `${styles.toast} ${styles.destructive}` : styles.toast}
            data-style={toast.style}
            duration={toast.link ? toastDurations.link : toastDurations.text}
            onOpenChange={(open) => {
              if (open) return;
              // Radix moves focus from a closed toast to the list, and the list disappears with its last toast.
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
          className="fixed print:hidden top-20 right-4 z-50 grid w-[calc(100vw-2rem)] gap-3 sm:w-80"
          // Radix replaces `{hotkey}` with the key that moves focus to the list.
          label={`${labels.region} ({hotkey})`}
        />
      </RadixToast.Provider>
    </div>
  );
}
