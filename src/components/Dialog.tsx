import * as RadixDialog from '@radix-ui/react-dialog';
import { XIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './Dialog.module.css';
import type { SharedDialog } from './dialogs.tsx';
import { focusElement } from './focus.ts';
import { IconButton } from './IconButton.tsx';
import { useStore } from './store.ts';

/** Keeps the whole video visible at any window height. */
const videoWidth = 'w-[min(100%,60rem,max(20rem,(100vh_-_15rem)_*_16_/_9))]';

interface DialogProps {
  /** Its shared state. On close, the control that opened it gets focus back, or the page's heading if the control is gone. */
  readonly dialog: SharedDialog;
  readonly title: string;
  readonly description: string;
  readonly closeLabel: string;
  /** Makes it wider, for a video. */
  readonly video?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog. Escape, the close button and a press outside close it.
 *
 * It does not use Radix's overlay, which adds a style element at run time that the Content-Security-Policy refuses. The scrim
 * is an element of our own, and our stylesheet locks the page's scroll.
 */
export function Dialog({ dialog, title, description, closeLabel, video = false, children }: DialogProps) {
  const { open, opener } = useStore(dialog);
  const scrim = useRef<HTMLDivElement>(null);
  // Radix gives Escape to the newest layer, such as a toast. Inside the dialog, Escape closes the dialog.
  function closeOnEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) dialog.close();
  }
  return (
    <RadixDialog.Root open={open} onOpenChange={dialog.close}>
      <RadixDialog.Portal>
        <div ref={scrim} className={`${styles.scrim} ${video ? '' : styles.keyboard}`}>
          <RadixDialog.Content
            className={`relative grid gap-4 rounded-md border border-transparent bg-paper p-panel ${video ? videoWidth : 'w-[min(100%,36rem)]'}`}
            onKeyDown={closeOnEscape}
            // The portal is outside the element with the `lang` of header and footer.
            {...(import.meta.env.LANGUAGE ? { lang: import.meta.env.FRAME_LANGUAGE } : {})}
            // Ignores presses on a scrollbar, which lies outside the scrim's client width.
            onPointerDownOutside={(event) => {
              const { clientX } = event.detail.originalEvent;
              if (scrim.current && clientX >= scrim.current.clientWidth) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener?.isConnected) opener.focus();
              else focusElement();
            }}
          >
            <RadixDialog.Title className="pr-8 font-display text-title">{title}</RadixDialog.Title>
            <RadixDialog.Description className="text-slate">{description}</RadixDialog.Description>
            {children}
            <RadixDialog.Close asChild>
              <IconButton corner label={closeLabel} icon={XIcon} />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
