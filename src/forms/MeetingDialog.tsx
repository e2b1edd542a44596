import { Dialog } from '../components/Dialog.tsx';
import { useStore } from '../components/store.ts';
import { showToast } from '../components/toast.ts';
import copy from '../content/forms.yaml';
import { outboundLinks } from '../links.ts';
import { delays } from '../site.ts';
import { meetingTypes } from '../submissions/kinds.ts';
import { outcomeSentences } from '../submissions/sentences.ts';
import { EmailField, NameFields, OrganisationField } from './ContactFields.tsx';
import { Field } from './Field.tsx';
import { closeMeetingDialog, type MeetingRequest, meetingDialog } from './meeting-dialog.ts';
import { openLater } from './open-later.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

function finish(firstName: string) {
  const { href } = outboundLinks.bookingPage;
  showToast({
    ...outcomeSentences.meeting.success(firstName),
    style: 'normal',
    link: { label: copy.meeting.link, href },
  });
  openLater(href, delays.bookingPageOpens);
}

function MeetingForm({ control, meetingType, purpose }: MeetingRequest) {
  const state = useSubmissionForm({
    kind: 'meeting',
    control,
    failureStyle: 'destructive',
    onStored: (firstName) => {
      // Closed while the answer was under way: a dialog opened since then is another request's.
      if (state.form.current) closeMeetingDialog();
      finish(firstName);
    },
  });
  const field = { form: 'meeting', errors: state.errors } as const;
  return (
    <SubmissionForm
      kind="meeting"
      state={state}
      label={copy.meeting.purposes[purpose].title}
      honeypotLabel={copy.honeypot}
      className="grid gap-4"
    >
      <NameFields {...field} />
      <OrganisationField {...field} name="organizationName" />
      <EmailField {...field} />
      <Field {...field} name="meetingType" defaultValue={meetingType ?? ''}>
        <option value="" disabled>
          {copy.meeting.choose}
        </option>
        {meetingTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-quiet" onClick={closeMeetingDialog}>
          {copy.meeting.cancel}
        </button>
        <button type="submit" className="button button-action">
          {state.busy ? copy.meeting.submitting : copy.meeting.submit}
        </button>
      </div>
    </SubmissionForm>
  );
}

/** The shared Book a Meeting dialog. Closing it forgets its form, so that the next one begins empty. */
export function MeetingDialog() {
  const { open, request } = useStore(meetingDialog);
  const { title, description } = copy.meeting.purposes[request?.purpose ?? 'meeting'];
  return (
    <Dialog
      open={open}
      title={title}
      description={description}
      closeLabel={copy.meeting.close}
      opener={request?.opener}
      onClose={closeMeetingDialog}
    >
      {request ? <MeetingForm {...request} /> : null}
    </Dialog>
  );
}
