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
      <ul className="key-terms">
        {terms.map(({ name, term, text, to }) => (
          <li key={name}>
            <a href={to}>
              <span className="key-terms-name">{name}</span> <span className="key-terms-term">{term}</span>{' '}
              <span className="key-terms-text">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
