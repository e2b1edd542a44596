import { useState } from 'react';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { showToast } from '../components/toast.ts';
import { useFocusOnMount } from '../components/use-focus-on-mount.ts';
import copy from '../content/forms.yaml';
import { outboundLinks } from '../links.ts';
import { delays } from '../site.ts';
import { meetingTypes } from '../submissions/kinds.ts';
import { outcomeSentences } from '../submissions/sentences.ts';
import { EmailField, NameFields, OrganisationField } from './ContactFields.tsx';
import { Field } from './Field.tsx';
import type { MeetingRequest } from './meeting-dialog.ts';
import { openLater } from './open-later.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

const { href } = outboundLinks.bookingPage;

interface MeetingFormProps extends Omit<MeetingRequest, 'opener'> {
  /** Makes the ids of its fields its own, as the dialog's form and one in the page can be there at once. */
  readonly id: string;
  readonly onStored: (firstName: string) => void;
  /** Without it the form has no Cancel: it stands in a page. */
  readonly onCancel?: () => void;
}

/** The form behind Book a Meeting and Register: once a request is stored, the booking page opens. */
export function MeetingForm({ id, control, meetingType, purpose, onStored, onCancel }: MeetingFormProps) {
  const state = useSubmissionForm({
    kind: 'meeting',
    control,
    failureStyle: 'destructive',
    onStored: (firstName) => {
      // Gone while the answer was under way: what has been opened since then is another request's.
      if (state.form.current) onStored(firstName);
      const link = { label: copy.meeting.link, href };
      showToast({ ...outcomeSentences.meeting.success(firstName), style: 'normal', link });
      openLater(href, delays.bookingPageOpens);
    },
  });
  const field = { form: id, errors: state.errors } as const;
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
        {onCancel ? (
          <button type="button" className="button button-quiet" onClick={onCancel}>
            {copy.meeting.cancel}
          </button>
        ) : null}
        <button type="submit" className="button button-action">
          {state.busy ? copy.meeting.submitting : copy.meeting.submit}
        </button>
      </div>
    </SubmissionForm>
  );
}

function Stored({ firstName }: { readonly firstName: string }) {
  const panel = useFocusOnMount<HTMLDivElement>();
  const { title, description } = outcomeSentences.meeting.success(firstName);
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-3">
      <p className="font-display text-title font-700">{title}</p>
      <p>{description}</p>
      <p>
        <ExternalLink href={href}>{copy.meeting.link}</ExternalLink>
      </p>
    </div>
  );
}

/** The form in a page instead of the dialog; after a success its thanks and the link replace it. */
export function MeetingFormInPage(request: Omit<MeetingRequest, 'opener'>) {
  const [storedFor, setStoredFor] = useState<string>();
  if (storedFor !== undefined) return <Stored firstName={storedFor} />;
  return <MeetingForm {...request} id="meeting-in-page" onStored={setStoredFor} />;
}
