import type { ReactNode } from 'react';

interface DefinitionsProps {
  readonly items: readonly (readonly [term: string, text: ReactNode])[];
  /** Looks of the list, of its rows (`*:`), and of the terms and texts in them (`[&_dt]:`, `[&_dd]:`). */
  readonly className: string | undefined;
}

/** Terms, each with what is said of it. */
export function Definitions({ items, className }: DefinitionsProps) {
  return (
    <dl className={className}>
      {items.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
