import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import type { PictureSource } from '../../drawings/drawing.ts';
import { Picture } from '../../drawings/Picture.tsx';
import matching from '../../drawings/skills-1st-matching.drawing.tsx?picture&card';
import lens from '../../drawings/skills-lens.drawing.tsx?picture&card';
import mapping from '../../drawings/skills-mapping.drawing.tsx?picture&card';
import passport from '../../drawings/skills-passport.drawing.tsx?picture&card';
import { outboundLinks } from '../../links.ts';
import styles from './product-rows.module.css';

const pictures: Readonly<Record<string, PictureSource>> = {
  '/skills-lens': lens,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
};

type ProductRowsProps = Pick<Content<'educator'>['solutions'], 'items' | 'learnMore' | 'demo'>;

/** Products in the order in which a year needs them, each with its chart, a link to its page and one to a demo. */
export function ProductRows({ items, learnMore, demo }: ProductRowsProps) {
  return (
    <ol className="product-rows">
      {items.map(({ title, when, text, to }) => {
        const picture = pictures[to];
        return (
          <li
            key={to}
            className={`${styles.productRow} grid gap-y-1.5 gap-x-gutter py-6 border-t border-t-front last:border-b last:border-b-front`}
          >
            {picture ? (
              <Picture
                className="mb-3 w-full h-auto page-sm:mb-0 page-sm:grid-area-[picture]"
                picture={picture}
                alternative={picture.title}
              />
            ) : null}
            <p className="text-quiet text-small font-600 leading-[1.55] page-sm:grid-area-[when]">{when}</p>
            <h3 className="text-title font-700 leading-[1.55] page-sm:grid-area-[title]">{title}</h3>
            <p className="max-w-[52ch] page-sm:grid-area-[text]">{text}</p>
            <p className="flex flex-wrap gap-y-2 gap-x-6 pt-2 page-sm:grid-area-[links]">
              <Link className="text-link" to={to}>
                {learnMore}
                <span className="visually-hidden"> {title}</span>
              </Link>
              <ExternalLink href={outboundLinks.bookingPage.href}>
                {demo}
                <span className="visually-hidden"> {title}</span>
              </ExternalLink>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
