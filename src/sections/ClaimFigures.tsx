import type { ShownClaim } from '../content/claims.ts';

interface ClaimFiguresProps {
  readonly figures: readonly {
    readonly claim: ShownClaim;
    readonly text: string;
    /** Whom the figure is about. */
    readonly who?: string;
  }[];
}

/** Claims as large figures, each with what it counts and what it means; of five, two lead. */
export function ClaimFigures({ figures }: ClaimFiguresProps) {
  return (
    <ul className="grid gap-x-gutter gap-y-10 page-md:grid-cols-6">
      {figures.map(({ claim, text, who }, index) => (
        <li
          key={claim.wording}
          className="grid content-start gap-3 border-t border-front pt-5 page-md:col-span-2 page-md:data-[leads]:col-span-3"
          data-leads={(figures.length === 5 && index < 2) || undefined}
        >
          {who ? <h3 className="text-heading font-700">{who}</h3> : null}
          <p className="font-600">
            <span className="block font-display text-display font-700 leading-none tracking-[-0.02em]">
              {claim.figure}
            </span>{' '}
            {claim.wording}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
