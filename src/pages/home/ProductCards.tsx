import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import type { PictureSource } from '../../drawings/drawing.ts';
import { Picture } from '../../drawings/Picture.tsx';
import matching from '../../drawings/skills-1st-matching.drawing.tsx?picture&card';
import agent from '../../drawings/skills-agent.drawing.tsx?picture&card';
import ai from '../../drawings/skills-ai.drawing.tsx?picture&card';
import lens from '../../drawings/skills-lens.drawing.tsx?picture&card';
import mapping from '../../drawings/skills-mapping.drawing.tsx?picture&card';
import passport from '../../drawings/skills-passport.drawing.tsx?picture&card';
import { outboundLinks } from '../../links.ts';

const pictures: Readonly<Record<string, PictureSource>> = {
  '/skillsuite-overview': ai,
  '/skills-agent': agent,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
  '/skills-lens': lens,
};

type Solutions = Content<'home'>['solutions'];

/** The products on one sheet, each with its chart, its question, a link to its page and one to a demo. */
export function ProductCards({
  products,
  learnMore,
  demo,
}: Pick<Solutions, 'products' | 'learnMore' | 'demo'>) {
  return (
    <ul className="grid border-r-0 border-l border-t border-b-0 border-ink bg-paper grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))]">
      {products.map((product) => {
        const picture = pictures[product.to];
        return (
          <li
            key={product.title}
            className="flex flex-col gap-2 px-6 pt-0 pb-6 border-r border-l-0 border-t-0 border-b border-ink"
          >
            {picture ? (
              <Picture
                className="-mx-6 mt-0 mb-4 border-b border-b-contour w-[calc(100%_+_3rem)] max-w-[none] h-auto"
                picture={picture}
                alternative={picture.title}
              />
            ) : null}
            <h3 className="font-700 text-title">{product.title}</h3>
            <p className="font-display text-lead font-600 leading-[1.3]">{product.question}</p>
            <p className="text-slate">{product.text}</p>
            <p className="flex flex-wrap gap-y-2 gap-x-6 mt-auto pt-4">
              <Link className="text-link" to={product.to}>
                {learnMore}
                <span className="visually-hidden"> {product.title}</span>
              </Link>
              <ExternalLink href={outboundLinks.bookingPage.href}>
                {demo}
                <span className="visually-hidden"> {product.title}</span>
              </ExternalLink>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
