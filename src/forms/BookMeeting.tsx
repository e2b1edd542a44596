import type { ReactNode } from 'react';
import { DialogLink } from '../components/DialogLink.tsx';
import { outboundLinks } from '../links.ts';
import type { MeetingType } from '../submissions/kinds.ts';
import { loadMeetingDialog, type MeetingPurpose, openMeetingDialog } from './meeting-dialog.ts';

interface BookMeetingProps {
  /** A short name of this control for the lead's attribution, such as `header`. */
  readonly control: string;
  readonly meetingType?: MeetingType;
  /** Gives the dialog its title; a meeting where it is not given. */
  readonly purpose?: MeetingPurpose;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the booking page that the meeting dialog takes over once the page is live. */
export function BookMeeting({
  control,
  meetingType,
  purpose = 'meeting',
  className = 'button button-action',
  children,
}: BookMeetingProps) {
  return (
    <DialogLink
      href={outboundLinks.bookingPage.href}
      className={className}
      load={loadMeetingDialog}
      open={(opener) => openMeetingDialog({ opener, control, meetingType, purpose })}
    >
      {children}
    </DialogLink>
  );
}
