import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './passport.module.css';

type Sides = Content<'skills-passport'>['sides'];

interface PageProps {
  readonly side: Sides['educators'];
  readonly source: string;
}

function Page({ side: { title, points, claim, link }, source }: PageProps) {
  return (
    <div
      className={`${styles.spreadPage} grid gap-6 p-[clamp(1.5rem,1rem_+_2.5vw,3rem)] content-start page-md:[grid-row:span_4] page-md:grid-rows-[subgrid]`}
    >
      <h3 className="font-700 text-title">{title}</h3>
      <dl className="page-md:grid page-md:grid-rows-[repeat(3,1fr)]">
        {points.map((point) => (
          <div className="py-3.5 border-t border-t-line" key={point.title}>
            <dt className="font-600">{point.title}</dt>
            <dd className="text-quiet">{point.text}</dd>
          </div>
        ))}
      </dl>
      <p className="flex gap-4 items-center font-600">
        <b className="tabular-nums font-display text-headline leading-none">{claim.figure}</b>
        <span>
          {claim.wording}
          <span className="block text-quiet text-caption font-400">
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
      <div className="grid border-2 border-front rounded-[10px] [outline:1px_solid_var(--colors-front)] [outline-offset:-8px] page-md:grid-cols-[1fr_1fr]">
        <Page side={educators} source={source} />
        <Page side={business} source={source} />
      </div>
    </Sheet>
  );
}
