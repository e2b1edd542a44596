import * as RadixDialog from '@radix-ui/react-dialog';
import { XIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
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
  /** What stands in its right half, or on phones under its description. */
  readonly beside?: ReactNode;
  /** The element that gets focus on close instead of the control, if there is one by then. */
  readonly focusOnClose?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A modal dialog. Escape, the close button and a press outside close it.
 *
 * It does not use Radix's overlay, which adds a style element at run time that the Content-Security-Policy refuses. The scrim
 * is an element of our own, and our stylesheet locks the page's scroll.
 */
export function Dialog(props: DialogProps) {
  const { dialog, title, description, closeLabel, video = false, beside, focusOnClose, children } = props;
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
            className={`${styles.dialog} ${beside ? styles.split : ''} ${video ? videoWidth : ''}`}
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
              if (focusOnClose?.current) focusOnClose.current.focus();
              else if (opener?.isConnected) opener.focus();
              else focusElement();
            }}
          >
            <RadixDialog.Title className="pr-8 font-display text-title">{title}</RadixDialog.Title>
            <RadixDialog.Description className="text-slate">{description}</RadixDialog.Description>
            {beside ? <div className={styles.beside}>{beside}</div> : null}
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
