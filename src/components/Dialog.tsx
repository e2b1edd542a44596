import * as RadixDialog from '@radix-ui/react-dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { focusContent } from './focus.ts';

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
        <div className="fixed inset-0 z-30 grid place-items-center overflow-y-auto bg-[oklch(0.22_0.04_240_/_0.6)] p-4 print:hidden">
          <RadixDialog.Content
            className="dialog relative grid w-[min(100%,36rem)] gap-4 rounded-md bg-paper p-panel"
            onKeyDown={closeOnEscape}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener?.isConnected) opener.focus();
              else focusContent();
            }}
          >
            <RadixDialog.Title className="pr-8 font-display text-title font-700">{title}</RadixDialog.Title>
            <RadixDialog.Description className="text-slate">{description}</RadixDialog.Description>
            {children}
            <RadixDialog.Close className="icon-button corner-button" aria-label={closeLabel}>
              <span className="i-lucide-x" aria-hidden="true" />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
