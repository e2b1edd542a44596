import { ConsentPreferences } from '../../consent/ConsentPreferences.island.tsx';
import { LegalPage, LegalRecords, LegalSummary } from '../../sections/LegalPage.tsx';
import page from './page.md';

/** The cookie policy: every entry that the site stores by name, and the choice itself. */
export default function CookiePolicy() {
  const { table, summary, ...text } = page;
  const preferences = (
    <div className="p-panel rounded-md border border-ink break-inside-avoid">
      <ConsentPreferences />
    </div>
  );
  return (
    <LegalPage
      {...text}
      summary={<LegalSummary points={summary} />}
      additions={{ stored: <LegalRecords {...table} />, preferences }}
    />
  );
}
