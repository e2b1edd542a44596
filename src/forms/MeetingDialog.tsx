import { Dialog } from '../components/Dialog.tsx';
import { useStore } from '../components/store.ts';
import copy from '../content/forms.yaml';
import { MeetingForm } from './MeetingForm.tsx';
import { closeMeetingDialog, meetingDialog } from './meeting-dialog.ts';

/** The shared Book a Meeting dialog. Closing it forgets its form, so that the next one begins empty. */
export function MeetingDialog() {
  const { open, request } = useStore(meetingDialog);
  const { title, description } = copy.meeting.purposes[request?.purpose ?? 'meeting'];
  return (
    <Dialog
      open={open}
      title={title}
      description={description}
      closeLabel={copy.meeting.close}
      opener={request?.opener}
      onClose={closeMeetingDialog}
    >
      {request ? (
        <MeetingForm {...request} id="meeting" onStored={closeMeetingDialog} onCancel={closeMeetingDialog} />
      ) : null}
    </Dialog>
  );
}
