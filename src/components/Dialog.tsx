import * as RadixDialog from '@radix-ui/react-dialog';
import { XIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { SharedDialog } from './dialogs.tsx';
import { focusPlace } from './focus.ts';
import { IconButton } from './IconButton.tsx';
import { useStore } from './store.ts';

/** The whole frame of a video is seen at any height of the window. */
const videoWidth = 'w-[min(100%,60rem,max(20rem,(100vh_-_15rem)_*_16_/_9))]';

interface DialogProps {
  /** Where it begins to be open; what opened it gets focus back, or the page's heading where that is gone. */
  readonly dialog: SharedDialog;
  readonly title: string;
  readonly description: string;
  readonly closeLabel: string;
  /** Whether it shows a video, which it leaves more room. */
  readonly video?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog; Escape, the close button and a press outside close it. The scrim is an element of our own: the library's
 * overlay adds a style element at run time, which the Content-Security-Policy refuses, so the page is held still in CSS
 * instead.
 */
export function Dialog({ dialog, title, description, closeLabel, video = false, children }: DialogProps) {
  const { open, opener } = useStore(dialog);
  const scrim = useRef<HTMLDivElement>(null);
  // The library gives Escape to whatever came last, such as a toast; inside the dialog it means the dialog.
  function closeOnEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) dialog.close();
  }
  return (
    <RadixDialog.Root open={open} onOpenChange={dialog.close}>
      <RadixDialog.Portal>
        {/*
          The library takes the pointer from all but the dialog, and the wheel would not scroll. Safari on an
          iPhone sends clicks only for elements with the cursor "pointer" (MDN, "click event", Safari Mobile).
        */}
        <div
          ref={scrim}
          className="pointer-events-auto media-touch:cursor-pointer fixed inset-0 z-30 grid content-start justify-items-center overflow-y-auto bg-[oklch(0.22_0.04_240_/_0.6)] p-4 pt-[clamp(1rem,8vh,6rem)] print:hidden"
        >
          <RadixDialog.Content
            className={`relative grid gap-4 rounded-md border border-transparent bg-paper p-panel ${video ? videoWidth : 'w-[min(100%,36rem)]'}`}
            onKeyDown={closeOnEscape}
            // It stands outside the element that says so for the frame.
            {...(import.meta.env.LANGUAGE ? { lang: import.meta.env.FRAME_LANGUAGE } : {})}
            // Beyond the scrim's width are its scrollbar and the place that the page keeps for its own.
            onPointerDownOutside={(event) => {
              const { clientX } = event.detail.originalEvent;
              if (scrim.current && clientX >= scrim.current.clientWidth) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener?.isConnected) opener.focus();
              else focusPlace();
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
