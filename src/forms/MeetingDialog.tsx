import { Dialog } from '../components/Dialog.tsx';
import { useStore } from '../components/store.ts';
import copy from '../content/forms.yaml';
import { meetingDialog } from './BookMeeting.tsx';
import { MeetingForm } from './MeetingForm.tsx';

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
      onClose={meetingDialog.close}
    >
      {request ? (
        <MeetingForm
          {...request}
          id="meeting"
          onStored={meetingDialog.close}
          onCancel={meetingDialog.close}
        />
      ) : null}
    </Dialog>
  );
}
