interface ClaimBandProps {
  readonly claims: readonly { readonly figure: string; readonly wording: string }[];
}

/** Claims in a row: the figure, and what it counts. */
export function ClaimBand({ claims }: ClaimBandProps) {
  return (
    <dl className="flex flex-wrap gap-y-4 gap-x-12 mt-3 py-5 border-y border-y-contour w-full">
      {claims.map((claim) => (
        <div key={claim.wording} className="flex flex-col-reverse">
          <dt className="text-slate text-small leading-[1.55]">{claim.wording}</dt>
          <dd className="tabular-nums font-display text-headline font-700 leading-[1.1]">{claim.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
