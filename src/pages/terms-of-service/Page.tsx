import { LegalDetails, LegalPage } from '../../sections/LegalPage.tsx';
import page from './page.md';

/** Terms and conditions; in short they are the ones that people look for, each leading to its section. */
export default function TermsOfService() {
  const { terms, details, ...text } = page;
  const summary = (
    <ul className="grid gap-x-gutter-wide page-sm:grid-cols-2 page-lg:grid-cols-3">
      {terms.map(({ name, term, text: meaning, to }) => (
        <li key={name}>
          <a className="group grid gap-1 py-4 h-full content-start border-t border-t-contour" href={to}>
            <span className="text-lagoon text-small font-600">{name}</span>{' '}
            <span className="font-display text-heading group-hover:underline">{term}</span>{' '}
            <span className="text-slate">{meaning}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <LegalPage {...text} summary={summary} additions={{ contact: <LegalDetails details={details} /> }} />
  );
}
