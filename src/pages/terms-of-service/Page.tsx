import { BackLink } from '../../components/BackLink.tsx';
import copy from '../../content/legal/terms-of-service.md';
import { LegalDetails } from '../../sections/LegalDetails.tsx';
import { LegalHead } from '../../sections/LegalHead.tsx';
import { LegalText } from '../../sections/LegalText.tsx';
import { KeyTerms } from './KeyTerms.tsx';

export const { head } = copy;

/** Terms and conditions, with the ones that people look for at a glance. */
export function Component() {
  const { back, sections, terms, details, ...intro } = copy;
  return (
    <article className="legal">
      <LegalHead {...intro} back={<BackLink to="/">{back}</BackLink>} />
      <KeyTerms terms={terms} />
      <LegalText sections={sections} additions={{ contact: <LegalDetails details={details} /> }} />
    </article>
  );
}
