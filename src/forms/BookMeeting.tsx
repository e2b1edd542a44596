import { buttonClass } from '../components/Button.tsx';
import { DialogLink } from '../components/DialogLink.tsx';
import { outboundLinks } from '../content/links.ts';
import type { MeetingType } from '../submissions/kinds.ts';

export interface MeetingRequest {
  /** A short name of the control, such as `header`, for the lead's attribution. Its last word is one of `controls` in `mail.yaml`. */
  readonly control: string;
  /** The meeting type that is preselected. */
  readonly meetingType?: MeetingType | undefined;
  /** `register` asks for a place in the masterclass instead of a meeting, and changes the dialog's title. */
  readonly purpose?: 'register' | undefined;
}

interface BookMeetingProps extends MeetingRequest {
  readonly label: string;
  /** The classes of a link that does not look like a button. */
  readonly className?: string;
}

/** A button that opens the meeting dialog. Before the page is live it is a link to the booking page. */
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
