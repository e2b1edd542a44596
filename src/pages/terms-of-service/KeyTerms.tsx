import '../../design/legal-tables.css';

interface KeyTerm {
  readonly name: string;
  readonly term: string;
  readonly text: string;
  /** The section that has it in full. */
  readonly to: string;
}

interface KeyTermsProps {
  readonly terms: readonly KeyTerm[];
}

/** The terms that people look for, at a glance; each leads to its section. */
export function KeyTerms({ terms }: KeyTermsProps) {
  return (
    <div className="page">
      <ul className="key-terms grid mt-block border-t border-t-ink page-sm:gap-x-6 page-sm:grid-cols-[1fr_1fr] page-lg:grid-cols-[repeat(3,1fr)]">
        {terms.map(({ name, term, text, to }) => (
          <li key={name}>
            <a className="grid gap-1.5 pt-4.5 pb-6 border-b border-b-contour h-full content-start" href={to}>
              <span className="text-lagoon text-small font-600 leading-[1.55]">{name}</span>{' '}
              <span className="key-terms-term text-balance font-display text-title font-700">{term}</span>{' '}
              <span className="text-slate">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
