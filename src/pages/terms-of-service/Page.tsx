import { Document, DocumentDetails } from '../../sections/document/Document.tsx';
import page from './page.md';

/** The terms and conditions of a licence. */
export default function TermsOfService() {
  const { details, ...text } = page;
  return <Document {...text} additions={{ contact: <DocumentDetails details={details} /> }} />;
}
