import { LegalDetails, LegalPage, LegalRecords, LegalSummary } from '../../sections/LegalPage.tsx';
import copy from './page.md';

/** The privacy policy, with every kind of record and how long it is kept. */
export default function PrivacyPolicy() {
  const { table, details, summary, ...text } = copy;
  return (
    <LegalPage
      {...text}
      summary={<LegalSummary points={summary} />}
      additions={{ records: <LegalRecords {...table} />, contact: <LegalDetails details={details} /> }}
    />
  );
}
