import { ConsentPreferences } from '../../consent/ConsentPreferences.island.tsx';
import { isMeasured } from '../../content/embedded.ts';
import measuring from '../../content/measuring.yaml';
import { LegalPage, LegalRecords } from '../../sections/LegalPage.tsx';
import measured from './measured.md';
import page from './page.md';

/** Returns the policy's text: that of a site that measures nothing, or with what is otherwise once a tool does. */
function policyText() {
  if (!isMeasured) return page;
  const { introduction, summary } = measured;
  const sections = page.sections.map(
    (section) => measured.sections.find(({ id }) => id === section.id) ?? section,
  );
  return { ...page, introduction, summary, sections };
}

/** The cookie policy: every entry that the site and its tools store by name, and the choice itself. */
export default function CookiePolicy() {
  const { table, ...text } = policyText();
  const stored = { ...table, rows: [...table.rows, ...measuring.rows] };
  const preferences = (
    <div className="p-panel rounded-md border border-ink break-inside-avoid">
      <ConsentPreferences />
    </div>
  );
  return (
    <LegalPage {...text} additions={{ preferences }} tables={{ stored: <LegalRecords {...stored} /> }} />
  );
}
