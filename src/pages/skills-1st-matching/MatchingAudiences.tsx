import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';

interface MatchingAudiencesProps {
  readonly audiences: Content<'skills-1st-matching'>['audiences'];
}

/** Two sections side by side on one sheet, parted by a hairline: a kind of reader each. */
export function MatchingAudiences({ audiences }: MatchingAudiencesProps) {
  return (
    <div className="sheet" data-ground="paper">
      <div className="page grid gap-16 page-lg:gap-y-0 page-lg:gap-x-[calc(2_*_var(--grid-gap))] page-lg:grid-cols-[1fr_1fr]">
        {audiences.map(({ id, name, title, text, uses, link }) => (
          <section
            key={id}
            id={id}
            className="grid gap-5 content-start page-lg:gap-5 page-lg:grid-rows-[subgrid] page-lg:[grid-row:span_7]"
            aria-labelledby={`${id}-title`}
          >
            <div className="sheet-head block mb-0">
              <p className="sheet-name">{name}</p>
            </div>
            <h2 id={`${id}-title`} className="font-700 text-title max-w-[16ch]">
              {title}
            </h2>
            <p className="max-w-[44ch] text-slate text-lead">{text}</p>
            <dl className="page-lg:grid page-lg:gap-0 page-lg:grid-rows-[subgrid] page-lg:[grid-row:span_3]">
              {uses.map((use) => (
                <div
                  key={use.title}
                  className="grid gap-1 py-4 border-t border-t-contour page-md:grid-cols-[9rem_1fr]"
                >
                  <dt className="font-700">{use.title}</dt>
                  <dd>{use.text}</dd>
                </div>
              ))}
            </dl>
            <p>
              <Link className="text-link way-link" to={link.to}>
                {link.label}
              </Link>
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}
