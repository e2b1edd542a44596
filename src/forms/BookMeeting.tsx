import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useLive } from '../components/use-live.ts';
import { outboundLinks } from '../links.ts';
import type { MeetingType } from '../submissions/kinds.ts';
import { loadMeetingDialog, openMeetingDialog } from './meeting-dialog.ts';

interface BookMeetingProps {
  /** A short name of this control for the lead's attribution, such as `header`. */
  readonly control: string;
  readonly meetingType?: MeetingType;
  readonly className?: string;
  readonly children: ReactNode;
}

const prefetch = () => {
  loadMeetingDialog().catch(() => {});
};

/**
 * A link to the booking page that the meeting dialog takes over once the page is live. A press with a modifier key
 * still opens the link, and so does a plain one where the dialog does not load.
 */
export function BookMeeting({ control, meetingType, className, children }: BookMeetingProps) {
  const live = useLive();
  const { href } = outboundLinks.bookingPage;

  async function open(opener: HTMLElement) {
    try {
      await loadMeetingDialog();
      openMeetingDialog({ opener, control, meetingType });
    } catch {
      window.location.assign(href);
    }
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(event.currentTarget);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <a
      href={href}
      className={className ?? 'button button-action'}
      onClick={handleClick}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      {...(live ? { role: 'button', 'aria-haspopup': 'dialog', onKeyDown: handleKeyDown } : {})}
    >
      {children}
    </a>
  );
}
