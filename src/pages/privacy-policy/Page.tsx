import { LegalDetails, LegalPage, LegalRecords } from '../../sections/LegalPage.tsx';
import page from './page.md';
import { Retention } from './Retention.tsx';

/** The privacy policy, with every kind of record and how long it is kept. */
export default function PrivacyPolicy() {
  const { table, retention, details, ...text } = page;
  return (
    <LegalPage
      {...text}
      additions={{ contact: <LegalDetails details={details} /> }}
      tables={{
        records: (
          <>
            <Retention {...retention} />
            <LegalRecords {...table} />
          </>
        ),
      }}
    />
  );
}
