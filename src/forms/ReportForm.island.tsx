import { island } from '../components/island.tsx';
import copy from '../content/forms.yaml';
import { formWords } from '../submissions/sentences.ts';
import { SubmissionForm } from './SubmissionForm.tsx';

/** The form of the report page. After a success it is replaced by a panel with a link to the report. */
export default function LiveReportForm() {
  const { thanks: title, granted, opening: text, link, note } = copy.report;
  return (
    <SubmissionForm
      kind="report"
      control="report-form"
      label={formWords.report.title}
      submitVariant="solid"
      thanks={() => ({ title, note: granted, text, link })}
    >
      <p className="text-small text-slate">{note}</p>
    </SubmissionForm>
  );
}

export const ReportForm = island('forms/ReportForm', LiveReportForm);
