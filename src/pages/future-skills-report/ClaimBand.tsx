import './report.css';

interface ClaimBandProps {
  readonly claims: readonly { readonly figure: string; readonly wording: string }[];
}

/** Claims in a row: the figure, and what it counts. */
export function ClaimBand({ claims }: ClaimBandProps) {
  return (
    <dl className="claims">
      {claims.map((claim) => (
        <div key={claim.wording} className="claim">
          <dt>{claim.wording}</dt>
          <dd>{claim.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
