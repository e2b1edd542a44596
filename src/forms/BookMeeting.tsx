import type { ReactNode } from 'react';
import { createDialog, DialogLink, type SharedDialog } from '../components/DialogLink.tsx';
import { outboundLinks } from '../links.ts';
import type { MeetingType } from '../submissions/kinds.ts';

export type MeetingPurpose = 'meeting' | 'register';

export interface MeetingRequest {
  /** The control that opened the dialog: it gets focus back, and its name goes into the lead's attribution. */
  readonly opener: HTMLElement;
  readonly control: string;
  /** The meeting type chosen beforehand, where the control stands for one. */
  readonly meetingType: MeetingType | undefined;
  /** What the dialog is called and says it is for: a meeting, or a place in the masterclass. */
  readonly purpose: MeetingPurpose;
}

/** The one meeting dialog of the site. */
export const meetingDialog: SharedDialog<MeetingRequest> = createDialog(() =>
  import('./MeetingDialog.tsx').then(({ MeetingDialog }) => MeetingDialog),
);

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
      load={meetingDialog.load}
      open={(opener) => meetingDialog.open({ opener, control, meetingType, purpose })}
    >
      {children}
    </DialogLink>
  );
}
