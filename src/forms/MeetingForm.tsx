import { useState } from 'react';
import copy from '../content/forms.yaml';
import { outboundLinks } from '../links.ts';
import { outcomeSentences } from '../submissions/sentences.ts';
import type { MeetingRequest } from './BookMeeting.tsx';
import { Stored, SubmissionForm } from './SubmissionForm.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

interface MeetingFormProps extends Omit<MeetingRequest, 'opener'> {
  /** Makes the ids of its fields its own, as the dialog's form and one in the page can be there at once. */
  readonly id: string;
  readonly onStored: (firstName: string) => void;
  /** Without it the form has no Cancel: it stands in a page. */
  readonly onCancel?: () => void;
}

/** The form behind Book a Meeting and Register: once a request is stored, the booking page opens. */
export function MeetingForm({ id, control, meetingType, purpose, onStored, onCancel }: MeetingFormProps) {
  const { purposes, cancel, link } = copy.meeting;
  const state = useSubmissionForm({ kind: 'meeting', control, linkLabel: link, onStored });
  return (
    <SubmissionForm
      kind="meeting"
      id={id}
      state={state}
      label={purposes[purpose].title}
      values={{ meetingType: meetingType ?? '' }}
      submitClassName="button-action"
      beside={
        onCancel ? (
          <button type="button" className="button button-quiet" onClick={onCancel}>
            {cancel}
          </button>
        ) : null
      }
    />
  );
}

/** The form in a page instead of the dialog; after a success its thanks and the link replace it. */
export function MeetingFormInPage(request: Omit<MeetingRequest, 'opener'>) {
  const [storedFor, setStoredFor] = useState<string>();
  if (storedFor === undefined) {
    return <MeetingForm {...request} id="meeting-in-page" onStored={setStoredFor} />;
  }
  const { title, description } = outcomeSentences.meeting.success(storedFor);
  const link = { label: copy.meeting.link, href: outboundLinks.bookingPage.href };
  return <Stored title={title} text={description} link={link} />;
}
