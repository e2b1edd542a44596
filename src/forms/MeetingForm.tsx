import { Button } from '../components/Button.tsx';
import copy from '../content/forms.yaml';
import { meetingTypes } from '../submissions/kinds.ts';
import { outcomeSentences } from '../submissions/sentences.ts';
import type { MeetingRequest } from './BookMeeting.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';

interface MeetingFormProps extends MeetingRequest {
  /** A prefix of its fields' ids, as the dialog and a page can show the form at the same time. */
  readonly id: string;
  /** Called with the first name once the request is stored. Without it, as in a page, a thank-you replaces the form. */
  readonly onStored?: (firstName: string) => void;
  /** Called by Cancel. A form in a page has no Cancel. */
  readonly onCancel?: () => void;
}

/**
 * The form of Book a Meeting and of Register. The booking page opens once a request is stored. Register does not ask for a meeting
 * type, as none is a masterclass: the control says what it is.
 */
export function MeetingForm({ id, control, meetingType, purpose, onStored, onCancel }: MeetingFormProps) {
  const { purposes, cancel, link } = copy.meeting;
  return (
    <SubmissionForm
      kind="meeting"
      control={control}
      id={id}
      label={purposes[purpose ?? 'meeting'].title}
      values={{ meetingType: meetingType ?? '' }}
      fixed={purpose === 'register' ? { meetingType: meetingTypes[0] } : {}}
      submitVariant="action"
      onStored={onStored}
      thanks={(firstName) => {
        const { title, description } = outcomeSentences.meeting.success(firstName);
        return { title, text: description, link };
      }}
      beside={
        onCancel ? (
          <Button variant="muted" onClick={onCancel}>
            {cancel}
          </Button>
        ) : null
      }
    />
  );
}
