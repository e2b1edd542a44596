import type { KeyboardEvent, RefObject } from 'react';
import { Button, buttonClass } from '../components/Button.tsx';
import { ExternalLink, Link } from '../components/Link.tsx';
import { confirmationId } from '../components/toast.ts';
import { fillIn } from '../content/format.ts';
import copy from '../content/forms.yaml';
import { contactAddress, contactLink } from '../content/links.ts';
import { calendarPath } from '../site.ts';
import styles from './MeetingConfirmation.module.css';
import { successPages } from './success-pages.ts';

interface MeetingConfirmationProps {
  /** Its heading, which the dialog focuses as it closes. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The heading's text, with `{name}` for the visitor's first name. */
  readonly title: string;
  readonly name: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** The label of the link to the calendar entry of the masterclass, for a registration once that has a date. */
  readonly calendar: string | undefined;
  readonly onClose: () => void;
}

/**
 * What happens after a stored meeting request, with the link to the page that a browser may have blocked. It stands in the place of
 * the dialog, but the page stays usable. It has no live region, as it takes focus and the toast is announced beside it.
 */
export function MeetingConfirmation({
  heading,
  title,
  name,
  steps,
  calendar,
  onClose,
}: MeetingConfirmationProps) {
  return (
    <section
      id={confirmationId}
      className={styles.confirmation}
      aria-labelledby="confirmation-title"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <h2 ref={heading} tabIndex={-1} id="confirmation-title" className="text-title wrap-anywhere">
        {fillIn(title, { name })}
      </h2>
      <ol className="grid gap-3">
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <p className="font-600">{step.title}</p>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      {calendar === undefined ? null : (
        <p>
          <Link to={calendarPath} label={calendar} />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ExternalLink
          href={successPages.meeting.href}
          variant="plain"
          className={buttonClass({ variant: 'action' })}
        >
          {copy.meeting.link}
        </ExternalLink>
        <Button variant="muted" onClick={onClose}>
          {copy.meeting.closeConfirmation}
        </Button>
      </div>
      {/* Shown to everybody: a browser may have filled in the honeypot for a real person, who then gets no reply. */}
      <p className="text-small">
        {copy.silence} <Link to={contactLink} label={contactAddress} />
      </p>
    </section>
  );
}
