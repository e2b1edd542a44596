import type { ShownClaim } from '../content/loader/claim-field.ts';
import '../design/business.css';

interface ClaimFiguresProps {
  /** Before the source of a figure. */
  readonly source: string;
  readonly figures: readonly {
    readonly claim: ShownClaim;
    readonly text: string;
    /** Whom the figure is about. */
    readonly who?: string;
  }[];
}

/** Claims as large figures, each with what it counts, what it means and where it comes from. */
export function ClaimFigures({ source, figures }: ClaimFiguresProps) {
  return (
    <ul className="claim-figures">
      {figures.map(({ claim, text, who }) => (
        <li key={claim.wording} className="claim-figure">
          {who ? <h3 className="claim-figure-who">{who}</h3> : null}
          <p className="claim-figure-words">
            <span className="claim-figure-number">{claim.figure}</span> {claim.wording}
          </p>
          <p>{text}</p>
          <p className="claim-figure-source">
            {source}: {claim.source}
          </p>
        </li>
      ))}
    </ul>
  );
}
