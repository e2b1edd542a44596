import { useState } from 'react';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { showToast } from '../components/toast.ts';
import { useFocusOnMount } from '../components/use-focus-on-mount.ts';
import copy from '../content/forms.yaml';
import { outboundLinks } from '../links.ts';
import { delays } from '../site.ts';
import { outcomeSentences } from '../submissions/sentences.ts';
import { EmailField, NameFields, OrganisationField } from './ContactFields.tsx';
import { openLater } from './open-later.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

function AccessGranted() {
  const panel = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-3">
      <h2 className="font-700 text-title">{copy.report.thanks}</h2>
      <p className="eyebrow">{copy.report.granted}</p>
      <p>{copy.report.opening}</p>
      <p>
        <ExternalLink href={outboundLinks.reportDocument.href}>{copy.report.link}</ExternalLink>
      </p>
    </div>
  );
}

/** The lead form of the report page; after a success the panel with the report's link replaces it. */
export function ReportForm() {
  const [granted, setGranted] = useState(false);
  const state = useSubmissionForm({
    kind: 'report',
    control: 'report-form',
    failureStyle: 'normal',
    onStored: () => {
      setGranted(true);
      showToast({ ...outcomeSentences.report.success(''), style: 'normal' });
      openLater(outboundLinks.reportDocument.href, delays.reportOpens);
    },
  });
  if (granted) return <AccessGranted />;
  const field = { form: 'report', errors: state.errors } as const;
  return (
    <SubmissionForm
      kind="report"
      state={state}
      label={copy.report.label}
      honeypotLabel={copy.honeypot}
      className="grid gap-5"
    >
      <NameFields {...field} />
      <EmailField {...field} />
      <OrganisationField {...field} name="organisation" />
      <button type="submit" className="button button-solid">
        {state.busy ? copy.report.submitting : copy.report.submit}
      </button>
      <p className="form-note">{copy.report.note}</p>
    </SubmissionForm>
  );
}
