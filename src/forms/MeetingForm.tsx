import copy from '../content/forms.yaml';
import { outcomeSentences } from '../submissions/sentences.ts';
import type { MeetingRequest } from './BookMeeting.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';

interface MeetingFormProps extends MeetingRequest {
  /** Makes the ids of its fields its own, as the dialog's form and one in the page can be there at once. */
  readonly id: string;
  /** Called once the request is stored; where it is not given, thanks and the link take the form's place. */
  readonly onStored?: () => void;
  /** Without it the form has no Cancel: it stands in a page. */
  readonly onCancel?: () => void;
}

/** The form behind Book a Meeting and Register: once a request is stored, the booking page opens. */
export function MeetingForm({ id, control, meetingType, purpose, ...handlers }: MeetingFormProps) {
  const { purposes, cancel, link } = copy.meeting;
  const { onStored, onCancel } = handlers;
  return (
    <SubmissionForm
      kind="meeting"
      control={control}
      id={id}
      label={purposes[purpose ?? 'meeting'].title}
      values={{ meetingType: meetingType ?? '' }}
      submitClassName="button-action"
      toastLink={onStored && link}
      onStored={onStored}
      thanks={(firstName) => {
        const { title, description } = outcomeSentences.meeting.success(firstName);
        return { title, text: description, link };
      }}
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
