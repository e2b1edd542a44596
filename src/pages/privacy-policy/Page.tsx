import { isMeasured } from '../../content/embedded.ts';
import { fillIn } from '../../content/format.ts';
import measuring from '../../content/measuring.yaml';
import { laterDay, replaceSections } from '../../content/when-measured.ts';
import { Document, DocumentDetails, DocumentRecords } from '../../sections/document/Document.tsx';
import { clickIdLimits } from '../../submissions/limits.ts';
import measured from './measured.md';
import page from './page.md';
import { Retention } from './Retention.tsx';
import { recipientOf } from './recipients.ts';

/** Returns the policy's text: that of a site that measures nothing, or with what is otherwise once a tool does. */
function policyText() {
  if (!isMeasured) return page;
  const summary = page.summary.map(
    (entry) => measured.summary.find(({ name }) => name === entry.name) ?? entry,
  );
  const { kept, why, howLong, who } = measured.records;
  const rows = measuring.tools.map((entry): (typeof page.table.rows)[number] => {
    const { tool, provider } = recipientOf(entry);
    return [fillIn(kept, { tool }), why[entry.category], howLong, fillIn(who, { provider })];
  });
  const { clicks } = measured;
  const ids = Object.keys(clickIdLimits).join(', ');
  const clickRow: (typeof rows)[number] = [
    fillIn(clicks.kept, { ids }),
    clicks.why,
    clicks.howLong,
    clicks.who,
  ];
  const isAdvertised = measuring.categories.some(({ name }) => name === 'marketing');
  const table = { ...page.table, rows: [...page.table.rows, ...rows, ...(isAdvertised ? [clickRow] : [])] };
  const updated = laterDay(page.updated, measuring.updated);
  return { ...page, summary, table, updated, sections: replaceSections(page.sections, measured.sections) };
}

/** Who receives what the tools measure, each with a link to its own policy. */
function Recipients() {
  const recipients = measuring.tools.map(recipientOf);
  return (
    <DocumentDetails
      details={recipients.map(({ tool, provider, policy }) => ({ label: tool, text: provider, to: policy }))}
    />
  );
}

/** The privacy policy, with every kind of record and how long it is kept. */
export default function PrivacyPolicy() {
  const { table, retention, details, ...text } = policyText();
  return (
    <Document
      {...text}
      additions={{
        contact: <DocumentDetails details={details} />,
        ...(isMeasured ? { processors: <Recipients /> } : {}),
      }}
      tables={{
        records: (
          <>
            <Retention {...retention} />
            <DocumentRecords {...table} />
          </>
        ),
      }}
    />
  );
}
