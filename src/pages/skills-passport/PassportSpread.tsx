import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './passport.css';

type Sides = Content<'skills-passport'>['sides'];

interface PageProps {
  readonly side: Sides['educators'];
  readonly source: string;
}

function Page({ side: { title, points, claim, link }, source }: PageProps) {
  return (
    <div className="spread-page">
      <h3 className="font-700 text-title">{title}</h3>
      <dl className="spread-points">
        {points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
      <p className="spread-claim">
        <b>{claim.figure}</b>
        <span>
          {claim.wording}
          <span className="spread-source">
            {source}: {claim.source}
          </span>
        </span>
      </p>
      <p>
        <Link className="text-link" to={link.to}>
          {link.label}
        </Link>
      </p>
    </div>
  );
}

/** Educators and businesses as the two pages of an open passport. */
export function PassportSpread({ source, educators, business, ...heading }: Sides) {
  return (
    <Sheet id="sides" {...heading}>
      <div className="spread">
        <Page side={educators} source={source} />
        <Page side={business} source={source} />
      </div>
    </Sheet>
  );
}
