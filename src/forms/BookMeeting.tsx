import { buttonClass } from '../components/Button.tsx';
import { DialogLink } from '../components/DialogLink.tsx';
import { outboundLinks } from '../content/links.ts';
import type { MeetingType } from '../submissions/kinds.ts';

export interface MeetingRequest {
  /** A short name of the control that asked, such as `header`, for the lead's attribution. */
  readonly control: string;
  /** The meeting type chosen beforehand, where the control stands for one. */
  readonly meetingType?: MeetingType | undefined;
  /** Where it is not a meeting: a place in the masterclass, which the dialog is called after then. */
  readonly purpose?: 'register' | undefined;
}

interface BookMeetingProps extends MeetingRequest {
  readonly label: string;
  /** The classes of a link that does not look like a button. */
  readonly className?: string;
}

/** A link to the booking page that the meeting dialog takes over once the page is live. */
export function BookMeeting({
  label,
  className = buttonClass({ variant: 'action' }),
  ...request
}: BookMeetingProps) {
  return (
    <DialogLink
      href={outboundLinks.bookingPage.href}
      className={className}
      dialog="meeting"
      request={{ ...request }}
    >
      {label}
    </DialogLink>
  );
}
