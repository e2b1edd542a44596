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
    <ol>
      {items.map(({ title, when, text, to }) => {
        const picture = pictures[to];
        return (
          <li
            key={to}
            className="grid gap-x-gutter gap-y-1.5 border-t border-t-front py-6 last:border-b last:border-b-front page-sm:grid-cols-[3fr_9fr] page-sm:grid-rows-[auto_1fr] page-lg:grid-cols-[calc(25%-var(--spacing-gutter))_4fr_5fr] page-lg:grid-rows-none"
          >
            {picture ? (
              <Picture
                className="mb-3 h-auto w-full page-sm:row-span-2 page-sm:mb-0 page-lg:row-auto"
                picture={picture}
                alternative={picture.title}
              />
            ) : null}
            <div className="grid content-start gap-1.5">
              <p className="text-quiet text-small font-600">{when}</p>
              <h3 className="text-title font-700 leading-normal">{title}</h3>
            </div>
            <div className="grid content-start gap-3.5">
              <p className="max-w-[52ch]">{text}</p>
              <p className="flex flex-wrap gap-x-6 gap-y-2">
                <Link className="text-link" to={to}>
                  {learnMore}
                  <span className="visually-hidden"> {title}</span>
                </Link>
                <ExternalLink href={outboundLinks.bookingPage.href}>
                  {demo}
                  <span className="visually-hidden"> {title}</span>
                </ExternalLink>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
