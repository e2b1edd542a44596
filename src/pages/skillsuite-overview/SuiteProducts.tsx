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
import { Section } from '../../sections/Section.tsx';

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
    <Section id="products" {...heading}>
      <ol>
        {cards.map((card, index) => {
          const picture = pictures[card.link.to];
          return (
            <li
              key={card.title}
              className="group relative grid items-start gap-x-gutter gap-y-5 pb-12 pl-14 last:pb-0 page-md:grid-cols-[4fr_7fr] page-md:pl-18 page-lg:grid-cols-[3fr_3fr_4fr] page-lg:gap-9"
            >
              <span
                className="absolute inset-y-0 left-4 w-1 border-ink border-x bg-sun group-last:bottom-auto group-last:h-4"
                aria-hidden="true"
              />
              <span
                className="absolute top-0 left-0 size-9 rounded-full bg-ink text-center text-paper font-700 leading-9"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              {picture ? (
                <Picture
                  className="h-auto w-full border border-contour page-md:row-span-2 page-lg:row-1"
                  picture={picture}
                  alternative={picture.title}
                />
              ) : null}
              <div className="grid gap-2 page-md:col-2 page-md:self-end page-lg:row-1 page-lg:self-start">
                <h3 className="font-700 text-title">{card.title}</h3>
                <p className="font-display text-lead font-600 leading-tight">{card.question}</p>
              </div>
              <div className="grid gap-3 page-md:col-2 page-lg:col-3 page-lg:row-1 page-lg:self-start page-lg:pt-1.5">
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
    </Section>
  );
}
