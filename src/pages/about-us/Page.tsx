import { Link } from 'react-router-dom';
import { Portrait } from '../../components/Portrait.tsx';
import copy from '../../content/about-us.yaml';
import team from '../../content/team.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ClaimFigures } from '../../sections/ClaimFigures.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Section } from '../../sections/Section.tsx';
import { AboutHero } from './AboutHero.tsx';
import { CompanyRoute } from './CompanyRoute.tsx';
import terrain from './closing.drawing.tsx?picture&ink';

export const { head } = copy;

/** How the company began, and what it is for. */
function Story() {
  const { title, paragraphs, aims } = copy.story;
  return (
    <Section id="story" title={title}>
      <div className="grid gap-x-gutter-wide gap-y-10 page-lg:ml-1/4 page-lg:grid-cols-[5fr_4fr]">
        <div className="grid max-w-[62ch] content-start gap-5 text-lead">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="grid content-start gap-7">
          {aims.map(({ label, text }) => (
            <section key={label} className="border-t-3 border-t-lagoon pt-4" aria-labelledby={`aim-${label}`}>
              <h3 id={`aim-${label}`} className="text-lagoon text-copy font-700">
                {label}
              </h3>
              <p className="pt-1.5 font-display text-heading font-600">{text}</p>
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Three causes side by side, each over what follows from it. */
function Challenge() {
  const { title, cards, leads } = copy.challenge;
  return (
    <Section id="challenge" title={title}>
      <ul className="grid gap-x-gutter gap-y-10 page-md:grid-cols-3">
        {cards.map((card) => (
          <li key={card.title} className="row-span-4 grid grid-rows-subgrid gap-3">
            <span className={`text-lagoon text-sum ${card.icon}`} aria-hidden="true" />
            <h3 className="text-title font-700">{card.title}</h3>
            <p>{card.text}</p>
            <p className="mt-2 border-t border-t-front pt-4 font-600">
              <span className="block text-quiet text-small font-400">{leads}</span>
              {card.follows}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Values as rows: the name, what it means, and where a visitor can see it. */
function Values() {
  const { title, items, shows } = copy.values;
  return (
    <Section id="values" title={title} ground="mist">
      <ul>
        {items.map((value) => (
          <li
            key={value.title}
            className="grid gap-3 border-t border-t-line py-7 last:pb-0 page-md:grid-cols-[25%_5fr_4fr] page-md:gap-0"
          >
            <h3 className="page-md:pr-gutter text-total font-700 leading-none">{value.title}</h3>
            <p className="page-md:pr-gutter">{value.text}</p>
            <p className="page-md:pr-gutter font-600">
              <span className="block text-quiet text-small font-400">{shows}</span>
              {value.shows}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The people with portrait, role and biography; the first one leads across the whole width. */
function Team() {
  return (
    <Section id="team" {...copy.team}>
      <ul className="@container grid gap-x-6 gap-y-10 page-sm:grid-cols-2 page-md:grid-cols-3 page-lg:grid-cols-4">
        {team.people.map(({ name, role, bio, image }, index) => (
          <li
            key={name}
            className="grid content-start items-start gap-4 max-page-sm:@[16rem]:grid-cols-[6.5rem_1fr] first:page-sm:col-span-full first:page-sm:grid-cols-2 first:page-sm:items-center first:page-sm:gap-6 first:page-md:grid-cols-[1fr_2fr] first:page-lg:grid-cols-[1fr_3fr]"
          >
            <Portrait name={name} image={image} />
            <div>
              <h3
                className={index === 0 ? 'text-heading font-700 page-sm:text-title' : 'text-heading font-700'}
              >
                {name}
              </h3>
              <p className="mt-1 text-lagoon font-600">{role}</p>
              <p className={index === 0 ? 'mt-2.5 page-sm:max-w-[48ch] page-sm:text-lead' : 'mt-2.5'}>
                {bio}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The company: the question it began with, its way since, what it holds to and who answers for it. */
export function Component() {
  const { hero, route, impact, closing } = copy;
  return (
    <>
      <AboutHero {...hero} />
      <Story />
      <CompanyRoute {...route} />
      <Challenge />
      <Values />
      <Team />
      <Section id="impact" title={impact.title} ground="mist">
        <ClaimFigures source={impact.source} figures={impact.figures} />
      </Section>
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="about-closing">{closing.button}</BookMeeting>
        <Link className="button" to={closing.cases.to}>
          {closing.cases.label}
        </Link>
      </Ending>
    </>
  );
}
