import { createDialog, DialogLink, type SharedDialog } from '../components/DialogLink.tsx';
import { island } from '../components/island.tsx';
import { outboundLinks } from '../links.ts';
import type { MeetingType } from '../submissions/kinds.ts';

export interface MeetingRequest {
  /** A short name of the control that asked, such as `header`, for the lead's attribution. */
  readonly control: string;
  /** The meeting type chosen beforehand, where the control stands for one. */
  readonly meetingType?: MeetingType | undefined;
  /** What the dialog is called and says it is for: a meeting, or a place in the masterclass. */
  readonly purpose: 'meeting' | 'register';
}

/** The one meeting dialog of the site. */
export const meetingDialog: SharedDialog<MeetingRequest> = createDialog(() =>
  import('./MeetingDialog.tsx').then(({ MeetingDialog }) => MeetingDialog),
);

interface BookMeetingProps extends Partial<MeetingRequest> {
  readonly control: string;
  readonly label: string;
  readonly className?: string;
}

/** A link to the booking page that the meeting dialog takes over once the page is live. */
export default function BookMeetingLink({
  label,
  className = 'button button-action',
  purpose = 'meeting',
  ...request
}: BookMeetingProps) {
  return (
    <DialogLink
      href={outboundLinks.bookingPage.href}
      className={className}
      dialog={meetingDialog}
      request={{ ...request, purpose }}
    >
      {label}
    </DialogLink>
  );
}

export const BookMeeting = island('forms/BookMeeting', BookMeetingLink);
