import type { Content } from '../../content/schemas.ts';

type MeasuredClaimsProps = Content<'skills-1st-matching'>['measured'];

/** Claims in one row of the sheet, and below it where they all come from. */
export function MeasuredClaims({ name, source, claims }: MeasuredClaimsProps) {
  const sources = [...new Set(claims.map((claim) => claim.source))];
  return (
    <section
      id="measured"
      className="sheet measured pt-12 pb-band"
      data-ground="paper"
      aria-labelledby="measured-title"
    >
      <div className="page">
        <div className="sheet-head mb-0">
          <h2 id="measured-title" className="sheet-name">
            {name}
          </h2>
          <div>
            <dl className="grid gap-y-7 gap-x-gutter grid-cols-[1fr_1fr] page-sm:grid-cols-[repeat(4,1fr)]">
              {claims.map(({ figure, wording }) => (
                <div className="flex [flex-direction:column-reverse] justify-end" key={wording}>
                  <dt className="pt-1.5 font-600">{wording}</dt>
                  <dd className="tabular-nums font-display text-display font-700 tracking-[-0.02em] leading-none page-sm:text-headline page-lg:[font-size:clamp(3.5rem,5vw,4.75rem)]">
                    {figure}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-6 text-slate text-caption">{`${source}: ${sources.join('; ')}`}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
