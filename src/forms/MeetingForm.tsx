import { Button } from '../components/Button.tsx';
import copy from '../content/forms.yaml';
import { outcomeSentences } from '../submissions/sentences.ts';
import type { MeetingRequest } from './BookMeeting.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';

interface MeetingFormProps extends MeetingRequest {
  /** Makes the ids of its fields its own, as the dialog's form and one in the page can be there at once. */
  readonly id: string;
  /** Called once the request is stored, and by Cancel. In a page there is neither: thanks and the link take the form's place. */
  readonly onClose?: () => void;
}

/** The form behind Book a Meeting and Register: once a request is stored, the booking page opens. */
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
