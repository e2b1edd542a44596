import * as RadixDialog from '@radix-ui/react-dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { focusContent } from './focus-content.ts';

interface DialogProps {
  readonly title: string;
  readonly description: string;
  readonly closeLabel: string;
  /** Called when the visitor closes it: Escape, the close button or a press outside. */
  readonly onClose: () => void;
  /** What had focus when the dialog opened, and gets it back; the page's content does where it is gone. */
  readonly opener: HTMLElement | undefined;
  readonly open: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog. The scrim is an element of our own: the library's overlay adds a style element at run time, which the
 * Content-Security-Policy refuses, so the page is held still in CSS instead.
 */
export function Dialog({ title, description, closeLabel, onClose, opener, open, children }: DialogProps) {
  // The library gives Escape to whatever came last, such as a toast; inside the dialog it means the dialog.
  function closeOnEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) onClose();
  }
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <RadixDialog.Portal>
        <div className="fixed grid p-4 inset-0 z-30 place-items-center [overflow-y:auto] bg-[oklch(0.22_0.04_240_/_0.6)] print:hidden">
          <RadixDialog.Content
            className="dialog relative grid gap-4 p-[clamp(1.25rem,0.75rem_+_2vw,2rem)] w-[min(100%,36rem)] rounded-[4px] bg-paper"
            onKeyDown={closeOnEscape}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener?.isConnected) opener.focus();
              else focusContent();
            }}
          >
            <RadixDialog.Title className="font-display font-700 text-title">{title}</RadixDialog.Title>
            <RadixDialog.Description className="text-slate">{description}</RadixDialog.Description>
            {children}
            <RadixDialog.Close
              className="dialog-close absolute grid cursor-pointer right-2 top-2 w-11 h-11 bg-transparent place-items-center"
              aria-label={closeLabel}
            >
              <span className="i-lucide-x" aria-hidden="true" />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
