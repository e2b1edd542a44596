import { Dialog } from '../components/Dialog.tsx';
import { useStore } from '../components/store.ts';
import copy from '../content/forms.yaml';
import { meetingDialog } from './BookMeeting.island.tsx';
import { MeetingForm } from './MeetingForm.tsx';

/** The shared Book a Meeting dialog. Closing it forgets its form, so that the next one begins empty. */
export function MeetingDialog() {
  const { request } = useStore(meetingDialog);
  if (!request) return null;
  const { close } = meetingDialog;
  return (
    <Dialog
      dialog={meetingDialog}
      {...copy.meeting.purposes[request.purpose]}
      closeLabel={copy.meeting.close}
    >
      <MeetingForm {...request} id="meeting" onStored={close} onCancel={close} />
    </Dialog>
  );
}
