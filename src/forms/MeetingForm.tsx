import { Button } from '../components/Button.tsx';
import copy from '../content/forms.yaml';
import { outcomeSentences } from '../submissions/sentences.ts';
import type { MeetingRequest } from './BookMeeting.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';

interface MeetingFormProps extends MeetingRequest {
  /** A prefix of its fields' ids, as the dialog and a page can show the form at the same time. */
  readonly id: string;
  /**
   * Closes the dialog: called once the request is stored, and by Cancel. A form in a page has none: it has no Cancel, and a
   * thank-you replaces it.
   */
  readonly onClose?: () => void;
}

/** The form of Book a Meeting and of Register. The booking page opens once a request is stored. */
export function MeetingForm({ id, control, meetingType, purpose, onClose }: MeetingFormProps) {
  const { purposes, cancel, link } = copy.meeting;
  return (
    <SubmissionForm
      kind="meeting"
      control={control}
      id={id}
      label={purposes[purpose ?? 'meeting'].title}
      values={{ meetingType: meetingType ?? '' }}
      submitVariant="action"
      onStored={onClose}
      thanks={(firstName) => {
        const { title, description } = outcomeSentences.meeting.success(firstName);
        return { title, text: description, link };
      }}
      beside={
        onClose ? (
          <Button variant="muted" onClick={onClose}>
            {cancel}
          </Button>
        ) : null
      }
    />
  );
}
