import { useRef } from 'react';
import { fieldLabels } from '../submissions/form-fields.ts';
import { meetingTypes } from '../submissions/kinds.ts';
import { fieldSentences, outcomeSentences } from '../submissions/sentences.ts';
import { NewsletterForm } from './NewsletterForm.island.tsx';
import { ReportForm } from './ReportForm.island.tsx';
import { FormField, FormView } from './SubmissionForm.tsx';
import type { FormState } from './use-submission-form.ts';

export function Fields() {
  return (
    <div className="grid gap-4">
      <FormField form="empty" name="email" type="email" />
      <FormField form="filled" name="email" type="email" defaultValue="ada@example.org" />
      <FormField
        form="refused"
        name="email"
        type="email"
        error={fieldSentences.email}
        defaultValue="ada@example"
      />
      <fieldset disabled>
        <FormField form="disabled" name="email" type="email" defaultValue="ada@example.org" />
      </fieldset>
      <FormField form="empty" name="meetingType" type="choice" options={meetingTypes} defaultValue="Demo" />
      <FormField
        form="refused"
        name="meetingType"
        type="choice"
        options={meetingTypes}
        error={fieldSentences.meetingType}
      />
    </div>
  );
}

export const Newsletter = NewsletterForm;
export const Report = ReportForm;

/** A form in a fixed state. It validates and sends nothing. */
function FixedForm({ name, shown }: { readonly name: string; readonly shown: Partial<FormState> }) {
  const form = useRef<HTMLFormElement>(null);
  const idle = { status: 'idle', errors: {}, announcement: '', failure: undefined } as const;
  const submit: FormState['submit'] = (event) => event.preventDefault();
  const state: FormState = { form, ...idle, prepare: () => {}, submit, ...shown };
  return (
    <FormView
      kind="meeting"
      id={`meeting-${name}`}
      state={state}
      label={`Meeting, ${name}`}
      submitVariant="action"
    />
  );
}

export function MeetingSubmitting() {
  return <FixedForm name="submitting" shown={{ status: 'submitting' }} />;
}

export function MeetingRefused() {
  const firstName = fieldSentences.required(fieldLabels.firstName);
  return <FixedForm name="refused" shown={{ errors: { firstName, email: fieldSentences.email } }} />;
}

export function MeetingFailed() {
  return <FixedForm name="failed" shown={{ failure: outcomeSentences.meeting.failure }} />;
}
