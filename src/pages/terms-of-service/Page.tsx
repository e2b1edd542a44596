import { LegalDetails, LegalPage } from '../../sections/LegalPage.tsx';
import page from './page.md';

/** The terms and conditions of a licence. */
export default function TermsOfService() {
  const { details, ...text } = page;
  return <LegalPage {...text} additions={{ contact: <LegalDetails details={details} /> }} />;
}
