import { ConsentPreferences } from '../../consent/ConsentPreferences.island.tsx';
import { isMeasured } from '../../content/embedded.ts';
import measuring from '../../content/measuring.yaml';
import { laterDay, replaceSections } from '../../content/when-measured.ts';
import { Document, DocumentRecords } from '../../sections/document/Document.tsx';
import measured from './measured.md';
import page from './page.md';

/** Returns the policy's text: that of a site that measures nothing, or with what is otherwise once a tool does. */
function policyText() {
  if (!isMeasured) return page;
  const { introduction, summary } = measured;
  const updated = laterDay(page.updated, measuring.updated);
  return {
    ...page,
    introduction,
    summary,
    updated,
    sections: replaceSections(page.sections, measured.sections),
  };
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
    <Document {...text} additions={{ preferences }} tables={{ stored: <DocumentRecords {...stored} /> }} />
  );
}
