import { island } from '../components/island.tsx';
import type { MeetingRequest } from './BookMeeting.tsx';
import { MeetingForm } from './MeetingForm.tsx';

/** The meeting form as a part of a page, without the dialog. */
export default function LiveMeetingForm(request: MeetingRequest) {
  return <MeetingForm {...request} id="meeting-in-page" />;
}

export const MeetingFormInPage = island('forms/MeetingFormInPage', LiveMeetingForm);
