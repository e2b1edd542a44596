import type { ReactNode } from 'react';

interface DefinitionsProps {
  readonly items: readonly (readonly [term: string, text: ReactNode])[];
  /** Styles of the list, its rows (`*:`), terms (`[&_dt]:`) and texts (`[&_dd]:`). */
  readonly className: string | undefined;
}

/** A list of terms and their descriptions. Terms are unique. */
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
