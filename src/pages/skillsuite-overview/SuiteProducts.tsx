import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import type { PictureSource } from '../../drawings/drawing.ts';
import { Picture } from '../../drawings/Picture.tsx';
import matching from '../../drawings/skills-1st-matching.drawing.tsx?picture&card';
import agent from '../../drawings/skills-agent.drawing.tsx?picture&card';
import lens from '../../drawings/skills-lens.drawing.tsx?picture&card';
import mapping from '../../drawings/skills-mapping.drawing.tsx?picture&card';
import passport from '../../drawings/skills-passport.drawing.tsx?picture&card';
import { outboundLinks } from '../../links.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './suite-products.module.css';

const pictures: Readonly<Record<string, PictureSource>> = {
  '/skills-agent': agent,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
  '/skills-lens': lens,
};

/** The five products as stations of the route: chart, question, what it does and the way to its page. */
export function SuiteProducts({ demo, cards, ...heading }: Content<'skillsuite-overview'>['products']) {
  return (
    <Sheet id="products" {...heading}>
      <ol className="suite-products">
        {cards.map((card, index) => {
          const picture = pictures[card.link.to];
          return (
            <li
              key={card.title}
              className={`${styles.suiteProduct} relative grid gap-y-5 gap-x-gutter pr-0 pl-14 pt-0 pb-12 items-start page-md:pl-18 page-md:grid-cols-[4fr_7fr] page-lg:gap-[calc(1.5_*_var(--grid-gap))] page-lg:grid-cols-[3fr_3fr_4fr] before:absolute before:right-auto before:left-4 before:inset-y-0 before:border-x before:border-y-0 before:border-ink before:w-1 before:bg-sun last:pb-0 last:before:bottom-auto last:before:h-4`}
            >
              <span
                className="absolute left-0 top-0 w-9 h-9 rounded-full bg-ink text-paper font-700 [line-height:2.25rem] text-center"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              {picture ? <Picture picture={picture} alternative={picture.title} /> : null}
              <div className="grid gap-2 page-md:col-2 page-md:self-end page-lg:row-1 page-lg:self-start page-lg:col-2">
                <h3 className="font-700 text-title">{card.title}</h3>
                <p className="font-display text-lead font-600 leading-[1.3]">{card.question}</p>
              </div>
              <div className="grid gap-3 page-md:col-2 page-lg:pt-1.5 page-lg:row-1 page-lg:self-start page-lg:col-3">
                <p>{card.text}</p>
                <p className="flex flex-wrap gap-y-2 gap-x-6 font-600">
                  <Link className="text-link" to={card.link.to}>
                    {card.link.label}
                  </Link>
                  <ExternalLink href={outboundLinks.bookingPage.href}>
                    {demo}
                    <span className="visually-hidden"> {card.title}</span>
                  </ExternalLink>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
