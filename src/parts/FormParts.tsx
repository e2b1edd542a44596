import { type RefObject, useRef } from 'react';
import copy from '../content/forms.yaml';
import { EmailField, NameFields, OrganisationField } from '../forms/ContactFields.tsx';
import type { FieldErrorTexts } from '../forms/form-session.ts';
import { NewsletterForm } from '../forms/NewsletterForm.tsx';
import { ReportForm } from '../forms/ReportForm.tsx';
import { SubmissionForm } from '../forms/SubmissionForm.tsx';
import type { SubmissionForm as FormState } from '../forms/use-submission-form.ts';
import { Sheet } from '../sections/Sheet.tsx';
import { fieldLabels, fieldSentences, outcomeSentences } from '../submissions/sentences.ts';
import { Specimen, State } from './Specimen.tsx';

/** A form's state as it stands: nothing is checked and nothing sent. */
function still(form: RefObject<HTMLFormElement | null>, shown: Partial<FormState>): FormState {
  return {
    form,
    busy: false,
    submitting: false,
    errors: {},
    failure: undefined,
    prepare: () => {},
    submit: (event) => event.preventDefault(),
    ...shown,
  };
}

const refused: FieldErrorTexts = {
  firstName: fieldSentences.required(fieldLabels.firstName),
  lastName: fieldSentences.required(fieldLabels.lastName),
  organizationName: fieldSentences.required(fieldLabels.organizationName),
  email: fieldSentences.email,
};

function StillMeeting({ name, shown }: { readonly name: string; readonly shown: Partial<FormState> }) {
  const state = still(useRef(null), shown);
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
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-quiet">
          {copy.meeting.cancel}
        </button>
        <button type="submit" className="button button-action">
          {state.submitting ? copy.meeting.submitting : copy.meeting.submit}
        </button>
      </div>
    </SubmissionForm>
  );
}

/** The forms as they are, and one of them in the states that only an answer brings. */
export function FormParts() {
  return (
    <Sheet id="forms" name="Forms" title="The three forms" ground="mist">
      <Specimen name="Newsletter" note="In the sidebar of the news.">
        <div className="news-letter form-place">
          <NewsletterForm />
        </div>
      </Specimen>
      <Specimen name="Report" note="A good answer replaces it by the panel with the report's link.">
        <div className="form-place">
          <ReportForm />
        </div>
      </Specimen>
      <Specimen name="Meeting" note="Stands in the dialog below. Here still, in the states an answer brings.">
        <div className="form-states">
          <State name="Submitting">
            <StillMeeting name="submitting" shown={{ busy: true, submitting: true }} />
          </State>
          <State name="Refused">
            <StillMeeting name="refused" shown={{ errors: refused }} />
          </State>
          <State name="Failed">
            <StillMeeting name="failed" shown={{ failure: outcomeSentences.meeting.failure }} />
          </State>
        </div>
      </Specimen>
      <Specimen name="Done" note="What takes a form's place once its lead is stored.">
        <div className="form-states">
          <State name="Newsletter">
            <div className="grid gap-2">
              <p className="font-700 text-lead">{copy.newsletter.subscribed}</p>
              <p>{copy.newsletter.opening}</p>
            </div>
          </State>
          <State name="Report">
            <div className="card grid gap-3">
              <p className="font-700 font-display text-title">{copy.report.thanks}</p>
              <p className="eyebrow">{copy.report.granted}</p>
              <p>{copy.report.opening}</p>
            </div>
          </State>
        </div>
      </Specimen>
      <Specimen
        name="Error summary"
        note="On the page that a function writes for a form sent without scripts."
      >
        <div className="error-summary">
          <h2>There is a problem</h2>
          <ul>
            {Object.entries(refused).map(([name, sentence]) => (
              <li key={name}>
                <a className="text-link" href={`#meeting-refused-${name}`}>
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Specimen>
    </Sheet>
  );
}
