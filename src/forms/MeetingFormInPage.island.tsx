import { island } from '../components/island.tsx';
import type { MeetingRequest } from './BookMeeting.island.tsx';
import { MeetingForm } from './MeetingForm.tsx';

/** The form in a page instead of the dialog. */
export default function LiveMeetingForm(request: Omit<MeetingRequest, 'purpose'> & Partial<MeetingRequest>) {
  return <MeetingForm purpose="meeting" {...request} id="meeting-in-page" />;
}

export const MeetingFormInPage = island('forms/MeetingFormInPage', LiveMeetingForm);
