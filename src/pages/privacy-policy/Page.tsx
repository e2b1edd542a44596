import { Link } from 'react-router-dom';
import copy from '../../content/legal/privacy-policy.md';
import { LegalDetails } from '../../sections/LegalDetails.tsx';
import { LegalHead } from '../../sections/LegalHead.tsx';
import { LegalTable } from '../../sections/LegalTable.tsx';
import { LegalText } from '../../sections/LegalText.tsx';

export const { head } = copy;

/** The privacy policy, with every kind of record in one table. */
export function Component() {
  const { back, sections, table, details, ...intro } = copy;
  return (
    <article className="legal">
      <LegalHead
        {...intro}
        back={
          <Link to="/" className="button">
            <span className="i-lucide-arrow-left" aria-hidden="true" />
            {back}
          </Link>
        }
      />
      <LegalText
        sections={sections}
        additions={{
          records: <LegalTable {...table} />,
          contact: <LegalDetails details={details} />,
        }}
      />
    </article>
  );
}
