import { Dialog } from '../components/Dialog.tsx';
import type { SharedDialog } from '../components/dialogs.tsx';
import { useStore } from '../components/store.ts';
import copy from '../content/forms.yaml';
import { meetingTypes } from '../submissions/kinds.ts';
import { MeetingForm } from './MeetingForm.tsx';

/** The shared Book a Meeting dialog. Closing it discards the form, so that it starts empty the next time. */
export function MeetingDialog({ dialog }: { readonly dialog: SharedDialog }) {
  const { request } = useStore(dialog);
  if (!request) return null;
  const purpose = request.purpose === 'register' ? request.purpose : undefined;
  return (
    <Dialog dialog={dialog} {...copy.meeting.purposes[purpose ?? 'meeting']} closeLabel={copy.meeting.close}>
      <MeetingForm
        control={request.control ?? ''}
        meetingType={meetingTypes.find((type) => type === request.meetingType)}
        purpose={purpose}
        id="meeting"
        onClose={dialog.close}
      />
    </Dialog>
  );
}
