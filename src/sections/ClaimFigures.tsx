import type { ShownClaim } from '../content/claims.ts';

interface ClaimFiguresProps {
  /** Before the source of a figure, where sources are shown. */
  readonly source?: string;
  readonly figures: readonly {
    readonly claim: ShownClaim;
    readonly text: string;
    /** Whom the figure is about. */
    readonly who?: string;
  }[];
}

/** Claims as large figures, each with what it counts, what it means and where it comes from; of five, two lead. */
export function ClaimFigures({ source, figures }: ClaimFiguresProps) {
  return (
    <ul className="grid gap-y-10 gap-x-gutter page-md:grid-cols-6">
      {figures.map(({ claim, text, who }, index) => (
        <li
          key={claim.wording}
          className="grid gap-3 pt-5 border-t border-t-front content-start page-md:col-span-2 page-md:data-[leads]:col-span-3"
          data-leads={(figures.length === 5 && index < 2) || undefined}
        >
          {who ? <h3 className="text-heading font-700 leading-[1.55]">{who}</h3> : null}
          <p className="font-600">
            <span className="block tabular-nums font-display text-display font-700 tracking-[-0.02em] leading-none">
              {claim.figure}
            </span>{' '}
            {claim.wording}
          </p>
          <p>{text}</p>
          {source ? <p className="text-quiet text-caption">{`${source}: ${claim.source}`}</p> : null}
        </li>
      ))}
    </ul>
  );
}
