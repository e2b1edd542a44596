import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import './matching-page.css';

interface MatchingAudiencesProps {
  readonly audiences: Content<'skills-1st-matching'>['audiences'];
}

/** Two sections side by side on one sheet, parted by a hairline: a kind of reader each. */
export function MatchingAudiences({ audiences }: MatchingAudiencesProps) {
  return (
    <div className="sheet" data-ground="paper">
      <div className="page facing">
        {audiences.map(({ id, name, title, text, uses, link }) => (
          <section key={id} id={id} className="facing-half" aria-labelledby={`${id}-title`}>
            <div className="sheet-head">
              <p className="sheet-name">{name}</p>
            </div>
            <h2 id={`${id}-title`} className="font-700 text-title">
              {title}
            </h2>
            <p className="facing-text">{text}</p>
            <dl className="facing-uses">
              {uses.map((use) => (
                <div key={use.title} className="facing-use">
                  <dt>{use.title}</dt>
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
