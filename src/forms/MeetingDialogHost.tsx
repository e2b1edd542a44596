import { useStore } from '../components/store.ts';
import { useLazyComponent } from '../components/use-lazy-component.ts';
import { loadMeetingDialog, meetingDialog } from './meeting-dialog.ts';

const load = () => loadMeetingDialog().then(({ MeetingDialog }) => MeetingDialog);

/** The place of the meeting dialog in the page: nothing until it is first opened. */
export function MeetingDialogHost() {
  const Dialog = useLazyComponent(useStore(meetingDialog).request !== undefined, load);
  return Dialog ? <Dialog /> : null;
}
