import type { Content } from '../../content/schemas.ts';
import './matching-hero.css';

type MeasuredClaimsProps = Content<'skills-1st-matching'>['measured'];

/** Claims in one row of the sheet, and below it where they all come from. */
export function MeasuredClaims({ name, source, claims }: MeasuredClaimsProps) {
  const sources = [...new Set(claims.map((claim) => claim.source))];
  return (
    <section id="measured" className="sheet measured" data-ground="paper" aria-labelledby="measured-title">
      <div className="page">
        <div className="sheet-head">
          <h2 id="measured-title" className="sheet-name">
            {name}
          </h2>
          <div>
            <dl className="measured-claims">
              {claims.map(({ figure, wording }) => (
                <div key={wording}>
                  <dt>{wording}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
            <p className="measured-source">{`${source}: ${sources.join('; ')}`}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
