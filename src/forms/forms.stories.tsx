import { useRef } from 'react';
import copy from '../content/forms.yaml';
import { fieldLabels, fieldSentences, outcomeSentences } from '../submissions/sentences.ts';
import { EmailField, NameFields, OrganisationField } from './ContactFields.tsx';
import { Field } from './Field.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { ReportForm } from './ReportForm.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { SubmissionForm as FormState } from './use-submission-form.ts';

export function Fields() {
  return (
    <div className="grid gap-4">
      <Field form="empty" name="email" errors={{}} />
      <Field form="filled" name="email" errors={{}} defaultValue="ada@example.org" />
      <Field
        form="refused"
        name="email"
        errors={{ email: fieldSentences.email }}
        defaultValue="ada@example"
      />
      <fieldset disabled>
        <Field form="disabled" name="email" errors={{}} defaultValue="ada@example.org" />
      </fieldset>
      <Field form="empty" name="meetingType" errors={{}}>
        <option>Demo</option>
      </Field>
      <Field form="refused" name="meetingType" errors={{ meetingType: fieldSentences.meetingType }}>
        <option>Demo</option>
      </Field>
    </div>
  );
}

export const Newsletter = NewsletterForm;
export const Report = ReportForm;

/** A form in a state that only a press or an answer brings: nothing is checked and nothing sent. */
function Still({ name, shown }: { readonly name: string; readonly shown: Partial<FormState> }) {
  const form = useRef<HTMLFormElement>(null);
  const still = { busy: false, submitting: false, errors: {}, failure: undefined, prepare: () => {} };
  const state: FormState = { form, ...still, submit: (event) => event.preventDefault(), ...shown };
  const field = { form: `meeting-${name}`, errors: state.errors } as const;
  return (
    <SubmissionForm
      kind="meeting"
      state={state}
      label={`Meeting, ${name}`}
      honeypotLabel={copy.honeypot}
      className="grid gap-4"
    >
      <NameFields {...field} />
      <OrganisationField {...field} name="organizationName" />
      <EmailField {...field} />
      <button type="submit" className="button button-action">
        {state.submitting ? copy.meeting.submitting : copy.meeting.submit}
      </button>
    </SubmissionForm>
  );
}

export function MeetingSubmitting() {
  return <Still name="submitting" shown={{ busy: true, submitting: true }} />;
}

export function MeetingRefused() {
  const firstName = fieldSentences.required(fieldLabels.firstName);
  return <Still name="refused" shown={{ errors: { firstName, email: fieldSentences.email } }} />;
}

export function MeetingFailed() {
  return <Still name="failed" shown={{ failure: outcomeSentences.meeting.failure }} />;
}
