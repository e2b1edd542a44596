import { ChevronDownIcon } from 'lucide-react';
import { Container } from '../../components/Container.tsx';
import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Icon } from '../../components/Icon.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Picture } from '../../components/Picture.tsx';
import { fillIn, initials } from '../../content/format.ts';
import team from '../../content/team.yaml';
import { NextEnding } from '../../sections/Ending.tsx';
import { EvidenceMark } from '../../sections/EvidenceMark.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import route from './CompanyRoute.module.css';
import person from './Person.module.css';
import page from './page.yaml';

/** An application form as it was, and below it what the form never asked. */
function RefusedForm() {
  const { title, post, fields, verdict, unasked, note, sample } = page.hero.form;
  return (
    <div>
      <section className="border-x border-t border-ink bg-white p-panel" aria-labelledby="form-title">
        <h2 id="form-title" className="border-b border-b-ink pb-3 font-text text-copy font-600">
          {title}
        </h2>
        <p className="pt-4 pb-1 font-display text-heading">{post}</p>
        <Definitions
          className="*:grid *:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] *:gap-x-4 *:border-b *:border-b-outline *:border-b-dotted *:py-2.5 [&_dt]:text-slate [&_dt]:text-small [&_dd]:leading-snug"
          items={fields.map(({ label, value }) => [label, value])}
        />
        <p className="mt-4 ml-auto w-fit max-w-full rounded-sm border-3 border-alarm border-double px-3.5 py-1 font-display text-subhead text-alarm -rotate-4">
          {verdict}
        </p>
      </section>
      <InkPanel as="section" className="p-panel" aria-labelledby="unasked-title">
        <h2 id="unasked-title" className="pb-2 text-title">
          {unasked.title}
        </h2>
        <ul className="*:flex *:flex-wrap *:justify-between *:gap-x-4 *:border-t *:border-t-slate *:py-2">
          {unasked.skills.map(({ skill, level }) => (
            <li key={skill.name}>
              <b className="text-sun">{skill.name}</b> {fillIn(unasked.level, { level })}
            </li>
          ))}
        </ul>
      </InkPanel>
      {sample ? <p className="pt-3 text-slate text-caption">{note}</p> : null}
    </div>
  );
}

function Story() {
  const { title, paragraphs, aims } = page.story;
  return (
    <Section id="story" layout="beside" title={title}>
      <div className="max-w-measure grid gap-5 text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Definitions
        className="grid gap-x-gutter gap-y-6 pt-block page-md:grid-cols-2 *:border-t-3 *:border-t-lagoon *:pt-4 [&_dt]:text-lagoon [&_dt]:font-700 [&_dd]:pt-1.5 [&_dd]:font-display [&_dd]:text-heading"
        items={aims.map(({ label, text }) => [label, text])}
      />
    </Section>
  );
}

/** Years that the coast goes on for after the last station. */
const yearsBeyond = 3;

/** A coast that rises with the taxonomy: years across, skills up, both to scale. The stations below say the figures. */
function Coast() {
  const { stations, length } = page.route;
  const most = Math.max(...stations.map(({ skills }) => skills));
  const points = stations.map(({ at, skills }) => ({
    x: Math.round((1000 * at) / (length + yearsBeyond)) / 10,
    y: Math.round(1000 - (960 * skills) / most) / 10,
  }));
  const line = `${points.map(({ x, y }) => `${x} ${y}`).join('L')}L100 0`;
  const inland = points.map(({ x, y }) => `M${x} ${y}V100`).join('');
  return (
    <svg className="block h-44 w-full overflow-visible page-lg:h-72" aria-hidden="true">
      <StretchedSvg className="overflow-visible" viewBox="0 0 100 100" width="100%" height="100%">
        {[1, 0.78, 0.56, 0.34].map((share) => (
          <path
            key={share}
            className="fill-reef/12 stroke-reef/40"
            transform={`translate(0 ${100 - 100 * share})scale(1 ${share})`}
            d={`M${line}V100H0z`}
          />
        ))}
        <path className="stroke-muted" d={inland} />
        <path className="fill-none stroke-5 stroke-sun" strokeLinejoin="round" d={`M${line}`} />
      </StretchedSvg>
      {points.map(({ x, y }) => (
        <circle key={x} className="fill-background stroke-3 stroke-sun" cx={`${x}%`} cy={`${y}%`} r="7" />
      ))}
    </svg>
  );
}

/** The company's years as a coast from edge to edge, each station under its place on it; on phones a list. */
function CompanyRoute() {
  const { title, stations, length, count } = page.route;
  return (
    <Section id="route" title={title} background="ink" bleed>
      <div className="page-lg:pl-edge">
        <Coast />
        <Container as="ol" className={route.stations}>
          {stations.map((station, index) => (
            <li
              key={station.year}
              className={route.station}
              data-at={station.at}
              data-until={stations[index + 1]?.at ?? length + yearsBeyond}
            >
              <p className="row-span-3 font-display text-heading text-sun tabular-nums">{station.year}</p>
              <h3 className="text-large leading-tight">{station.title}</h3>
              <p className="text-small text-muted leading-snug page-lg:pt-1.5">{station.text}</p>
              <p className="text-small text-reef font-600 tabular-nums page-lg:pt-1.5">
                {fillIn(count, { skills: station.claim ?? station.skills })}
              </p>
            </li>
          ))}
        </Container>
      </div>
    </Section>
  );
}

function Impact() {
  const { title, figures } = page.impact;
  const [years, ...others] = figures;
  return (
    <Section id="impact" layout="row" title={title}>
      <div className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[7fr_5fr] page-lg:items-end">
        <p>
          <b className="block text-monument">{years?.claim.figure}</b>{' '}
          <span className="block pt-3 text-heading font-600">
            {years?.claim.wording}
            {years ? <EvidenceMark claim={years.claim} /> : null}
          </span>
          <span className="block max-w-[40ch] pt-1 text-muted">{years?.text}</span>
        </p>
        <Points columns={2} items={others} />
      </div>
    </Section>
  );
}

/**
 * A square portrait over the person's initials, which are seen where the picture cannot be loaded, with and without
 * scripts. It is decoration: the name stands beside it in words.
 */
function Portrait({ name, image }: Pick<(typeof team.people)[number], 'name' | 'image'>) {
  return (
    <Decoration className="relative grid aspect-square place-items-center overflow-clip rounded-md bg-mist [container-type:inline-size]">
      <span className="font-display text-[34cqi] leading-none text-lagoon">{initials(name)}</span>
      <Picture image={image} className="absolute inset-0 size-full object-cover" />
    </Decoration>
  );
}

type PersonProps = (typeof team.people)[number] & { readonly leads: boolean };

/**
 * A person. On a wide page the biography is always shown, and there is no disclosure, which would be announced as closed. A
 * narrow page has one, whose press lies over the portrait, the name and the role.
 */
function Person({ name, role, bio, image, leads }: PersonProps) {
  return (
    <li className={person.person} data-leads={leads || undefined}>
      <div className={person.head}>
        <span className={person.portrait}>
          <Portrait name={name} image={image} />
        </span>
        <h3 className="self-end text-large">{name}</h3>
        <span className={`${person.role} text-lagoon text-small font-600`}>{role}</span>
      </div>
      <details className="group page-sm:hidden">
        <summary className={person.toggle}>
          <span className="sr-only">{name}</span>
          <Icon icon={ChevronDownIcon} className="group-open:rotate-180" />
        </summary>
        <p className="max-w-measure pb-4 text-muted">{bio}</p>
      </details>
      <p className={person.biography}>{bio}</p>
    </li>
  );
}

/** The people: biographies stand on wide pages and open on a tap on narrow ones. */
function Team() {
  return (
    <Section id="team" {...page.team}>
      <ul className="grid gap-x-gutter page-sm:grid-cols-2 page-sm:gap-y-10 page-md:grid-cols-3 page-lg:grid-cols-5">
        {team.people.map((entry, index) => (
          <Person key={entry.name} {...entry} leads={index === 0} />
        ))}
      </ul>
    </Section>
  );
}

/** The company: the question it began with, its way since, what it holds to and who answers for it. */
export default function AboutUs() {
  const { hero, challenge, values, closing } = page;
  return (
    <>
      <Hero
        split="words"
        top
        title={hero.title}
        titleClassName="block max-w-[9ch] page-lg:text-[clamp(5rem,8cqw,6.75rem)]"
        text={hero.text}
        figure={<RefusedForm />}
      />
      <Story />
      <CompanyRoute />
      <Section id="challenge" title={challenge.title}>
        <Points items={challenge.cards.map(({ follows, ...card }) => ({ ...card, note: follows }))} />
      </Section>
      <Section id="values" layout="beside" title={values.title} background="mist">
        <Points columns={2} items={values.items.map(({ shows, ...value }) => ({ ...value, note: shows }))} />
      </Section>
      <Team />
      <Impact />
      <NextEnding {...closing} />
    </>
  );
}
