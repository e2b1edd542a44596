import { useState } from 'react';
import copy from '../content/forms.yaml';
import { outboundLinks } from '../links.ts';
import { formWords } from '../submissions/sentences.ts';
import { Stored, SubmissionForm } from './SubmissionForm.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

/** The lead form of the report page; after a success the panel with the report's link replaces it. */
export function ReportForm() {
  const [granted, setGranted] = useState(false);
  const state = useSubmissionForm({
    kind: 'report',
    control: 'report-form',
    onStored: () => setGranted(true),
  });
  const { thanks, granted: access, opening, link, note } = copy.report;
  if (granted) {
    const report = { label: link, href: outboundLinks.reportDocument.href };
    return <Stored title={thanks} note={access} text={opening} link={report} />;
  }
  return (
    <SubmissionForm kind="report" state={state} label={formWords.report.title} submitClassName="button-solid">
      <p className="form-note">{note}</p>
    </SubmissionForm>
  );
}
