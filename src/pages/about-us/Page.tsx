import { useEffect, useState } from 'react';
import { Decoration } from '../../components/Decoration.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import copy from '../../content/about-us.yaml';
import { fillIn } from '../../content/format.ts';
import team from '../../content/team.yaml';
import { Ending } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { CompanyRoute } from './CompanyRoute.tsx';

export const { head } = copy;

/** An application form as it was, and below it what the form never asked. */
function RefusedForm() {
  const { title, post, fields, verdict, unasked, note, sample } = copy.hero.form;
  return (
    <div>
      <section className="border-x border-t border-ink bg-white p-panel" aria-labelledby="form-title">
        <h2 id="form-title" className="border-b border-b-ink pb-3 font-text text-copy font-600">
          {title}
        </h2>
        <p className="pt-4 pb-1 font-display text-heading font-700">{post}</p>
        <dl>
          {fields.map(({ label, value }) => (
            <div
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-b-outline border-b-dotted py-2.5"
              key={label}
            >
              <dt className="text-slate text-small">{label}</dt>
              <dd className="leading-snug">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 ml-auto w-max max-w-full rounded-sm border-3 border-alarm border-double px-3.5 py-1 font-display text-subhead text-alarm font-700 -rotate-4">
          {verdict}
        </p>
      </section>
      <section className="ink-panel p-panel" aria-labelledby="unasked-title">
        <h2 id="unasked-title" className="pb-2 text-title font-700">
          {unasked.title}
        </h2>
        <ul>
          {unasked.skills.map(({ skill, level }) => (
            <li
              className="flex flex-wrap justify-between gap-x-4 border-t border-t-slate py-2"
              key={skill.name}
            >
              <b className="text-sun">{skill.name}</b> {fillIn(unasked.level, { level })}
            </li>
          ))}
        </ul>
      </section>
      {sample ? <p className="pt-3 text-slate text-caption">{note}</p> : null}
    </div>
  );
}

/** How the company began, and what it is for. */
function Story() {
  const { title, paragraphs, aims } = copy.story;
  return (
    <Section id="story" layout="beside" title={title}>
      <div className="measure grid gap-5 text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="grid gap-x-gutter gap-y-6 pt-block page-md:grid-cols-2">
        {aims.map(({ label, text }) => (
          <div key={label} className="border-t-3 border-t-lagoon pt-4">
            <dt className="text-lagoon font-700">{label}</dt>
            <dd className="pt-1.5 font-display text-heading font-600">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Three causes, each with what follows from it. */
function Challenge() {
  const { title, cards } = copy.challenge;
  return (
    <Section id="challenge" title={title}>
      <Points items={cards.map(({ follows, ...card }) => ({ ...card, note: follows }))} />
    </Section>
  );
}

/** The values: what each means and where a visitor can see it. */
function Values() {
  const { title, items } = copy.values;
  return (
    <Section id="values" layout="beside" title={title} ground="mist">
      <Points columns={2} items={items.map(({ shows, ...value }) => ({ ...value, note: shows }))} />
    </Section>
  );
}

/** One figure large, four small. */
function Impact() {
  const { title, figures } = copy.impact;
  const [years, ...others] = figures;
  return (
    <Section id="impact" layout="row" title={title}>
      <div className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[7fr_5fr] page-lg:items-end">
        {years ? (
          <p>
            <b className="block text-monument page-2xs:whitespace-nowrap">{years.claim.figure}</b>{' '}
            <span className="block pt-3 text-heading font-600">{years.claim.wording}</span>
            <span className="block max-w-[40ch] pt-1 text-quiet">{years.text}</span>
          </p>
        ) : null}
        <Points columns={2} items={others} />
      </div>
    </Section>
  );
}

/** The people: biographies stand on wide pages and open on a tap on narrow ones. */
function Team() {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia('(width >= 40rem)');
    const update = () => setWide(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return (
    <Section id="team" {...copy.team}>
      <ul className="grid gap-x-gutter page-sm:grid-cols-2 page-sm:gap-y-10 page-md:grid-cols-3 page-lg:grid-cols-5">
        {team.people.map(({ name, role, bio, image }, index) => (
          <li
            key={name}
            className="max-page-sm:border-t max-page-sm:border-t-line page-sm:first:col-span-full page-lg:first:col-span-3"
          >
            <details
              className="group page-sm:[&::details-content]:[content-visibility:visible]"
              data-leads={index === 0 || undefined}
              open={wide}
            >
              <summary
                className="grid cursor-pointer list-none grid-cols-[2rem_1fr_auto] page-3xs:grid-cols-[4.5rem_1fr_auto] items-center gap-x-4 py-2.5 leading-snug page-sm:cursor-default page-sm:grid-cols-1 page-sm:py-0 page-sm:group-data-[leads]:grid-cols-[10.625rem_1fr] page-sm:group-data-[leads]:grid-rows-[auto_1fr]"
                tabIndex={wide ? -1 : undefined}
              >
                <span className="row-span-2 page-sm:mb-3 page-sm:w-42.5 page-sm:row-span-1 page-sm:group-data-[leads]:row-span-2">
                  <Portrait name={name} image={image} />
                </span>
                <h3 className="self-end text-large font-700">{name}</h3>
                <Decoration className="i-lucide-chevron-down row-span-2 group-open:rotate-180 page-sm:hidden" />
                <span className="col-2 self-start text-lagoon text-small font-600 page-sm:col-1 page-sm:group-data-[leads]:col-2">
                  {role}
                </span>
              </summary>
              <p className="measure pb-4 text-quiet page-sm:pt-2 page-sm:pb-0 page-sm:text-small page-sm:group-data-[leads]:text-copy page-sm:group-data-[leads]:-mt-30 page-sm:group-data-[leads]:min-h-30 page-sm:group-data-[leads]:ml-46.5">
                {bio}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The company: the question it began with, its way since, what it holds to and who answers for it. */
export function Component() {
  const { route, closing } = copy;
  const { title, text } = copy.hero;
  return (
    <>
      <Hero
        split="words"
        top
        title={title}
        titleClassName="block max-w-[9ch] page-lg:text-[clamp(5rem,8cqw,6.75rem)]"
        text={text}
        figure={<RefusedForm />}
      />
      <Story />
      <CompanyRoute {...route} />
      <Challenge />
      <Values />
      <Team />
      <Impact />
      <Ending kind="next" {...closing} />
    </>
  );
}
