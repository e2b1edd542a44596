import { createDialog, DialogHost } from '../components/dialogs.tsx';
import { useLazyComponent } from '../components/hydration.ts';
import { island } from '../components/island.tsx';
import { pendingPresses } from '../components/load-or-leave.ts';
import { loadToasts } from '../components/load-toasts.ts';
import { useStore } from '../components/store.ts';
import { toasts } from '../components/toast.ts';
import copy from '../content/shell.yaml';

const meetingDialog = createDialog('meeting', () =>
  import('../forms/MeetingDialog.tsx').then((module) => module.MeetingDialog),
);
const videoDialog = createDialog('video', () =>
  import('../sections/video/VideoDialog.tsx').then((module) => module.VideoDialog),
);

/**
 * Shows and announces that a click is waiting for its code (WCAG 4.1.3). It appears after 50 ms, so that it does not flicker. With
 * the explicit `aria-live`, a modal dialog does not hide it from screen readers.
 */
function LoadingStatus() {
  const loading = useStore(pendingPresses) > 0;
  return (
    <p
      role="status"
      aria-live="polite"
      className={`pointer-events-none fixed top-3 left-1/2 z-60 -translate-x-1/2 rounded-md bg-ink px-4 py-2 text-small text-paper print:hidden ${loading ? 'transition-opacity delay-50' : 'opacity-0'}`}
    >
      {loading ? copy.loading : null}
    </p>
  );
}

/**
 * The dialogs, the toasts and the loading status. The chunks of dialogs and toasts are loaded on first use. If that of the
 * toasts fails to load, a form shows its message itself.
 */
export default function LiveOverlays() {
  const shown = useStore(toasts);
  const Toasts = useLazyComponent(shown.length > 0, loadToasts);
  return (
    <>
      <DialogHost dialog={meetingDialog} />
      <DialogHost dialog={videoDialog} />
      {Toasts ? <Toasts shown={shown} labels={copy.toasts} /> : null}
      <LoadingStatus />
    </>
  );
}

export const Overlays = island('layout/Overlays', LiveOverlays);
