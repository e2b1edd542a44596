import chevronDownIcon from 'virtual:icon/chevron-down';
import { Decoration, Icon, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Picture } from '../../components/Picture.tsx';
import { fillIn, initials } from '../../content/format.ts';
import team from '../../content/team.yaml';
import { NextEnding } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import copy from './page.yaml';

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
        <p className="pt-4 pb-1 font-display text-heading">{post}</p>
        <Definitions
          className="*:grid *:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] *:gap-x-4 *:border-b *:border-b-outline *:border-b-dotted *:py-2.5 [&_dt]:text-slate [&_dt]:text-small [&_dd]:leading-snug"
          items={fields.map(({ label, value }) => [label, value])}
        />
        <p className="mt-4 ml-auto w-max max-w-full rounded-sm border-3 border-alarm border-double px-3.5 py-1 font-display text-subhead text-alarm -rotate-4">
          {verdict}
        </p>
      </section>
      <section className="ink-panel p-panel" aria-labelledby="unasked-title">
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
      </section>
      {sample ? <p className="pt-3 text-slate text-caption">{note}</p> : null}
    </div>
  );
}

function Story() {
  const { title, paragraphs, aims } = copy.story;
  return (
    <Section id="story" layout="beside" title={title}>
      <div className="measure grid gap-5 text-lead">
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
  const { stations, length } = copy.route;
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
        <path className="stroke-quiet" d={inland} />
        <path className="fill-none stroke-5 stroke-sun" strokeLinejoin="round" d={`M${line}`} />
      </StretchedSvg>
      {points.map(({ x, y }) => (
        <circle key={x} className="fill-ground stroke-3 stroke-sun" cx={`${x}%`} cy={`${y}%`} r="7" />
      ))}
    </svg>
  );
}

/** The company's years as a coast from edge to edge, each station under its place on it; on phones a list. */
function CompanyRoute() {
  const { title, stations, length, count } = copy.route;
  return (
    <Section id="route" title={title} ground="ink" bleed>
      <div className="page-lg:pl-edge">
        <Coast />
        <ol className="max-page-lg:page grid gap-5 pt-8 page-md:max-page-lg:grid-cols-2 page-lg:grid-cols-23 page-lg:gap-0 page-lg:pt-0">
          {stations.map((station, index) => (
            <li
              key={station.year}
              className="grid grid-cols-[4.5rem_1fr] content-start gap-x-2 leading-snug page-lg:col-[calc(var(--at)_+_1)_/_calc(var(--until)_+_1)] page-lg:block page-lg:border-l page-lg:border-l-quiet page-lg:pt-4 page-lg:pr-3 page-lg:pl-3"
              data-at={station.at}
              data-until={stations[index + 1]?.at ?? length + yearsBeyond}
            >
              <p className="row-span-3 font-display text-heading text-sun tabular-nums">{station.year}</p>
              <h3 className="text-large leading-tight">{station.title}</h3>
              <p className="text-small text-quiet leading-snug page-lg:pt-1.5">{station.text}</p>
              <p className="text-small text-reef font-600 tabular-nums page-lg:pt-1.5">
                {fillIn(count, { skills: station.claim ?? station.skills })}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Impact() {
  const { title, figures } = copy.impact;
  const [years, ...others] = figures;
  return (
    <Section id="impact" layout="row" title={title}>
      <div className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[7fr_5fr] page-lg:items-end">
        <p>
          <b className="block text-monument page-2xs:whitespace-nowrap">{years?.claim.figure}</b>{' '}
          <span className="block pt-3 text-heading font-600">{years?.claim.wording}</span>
          <span className="block max-w-[40ch] pt-1 text-quiet">{years?.text}</span>
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
    <li
      className="group/person max-page-sm:relative max-page-sm:border-t max-page-sm:border-t-line page-sm:first:col-span-full page-lg:first:col-span-3"
      data-leads={leads || undefined}
    >
      <div className="grid grid-cols-[2rem_1fr_1.25em] page-3xs:grid-cols-[4.5rem_1fr_1.25em] items-center gap-x-4 py-2.5 leading-snug page-sm:grid-cols-1 page-sm:py-0 page-sm:group-data-[leads]/person:grid-cols-[10.625rem_1fr] page-sm:group-data-[leads]/person:grid-rows-[auto_1fr]">
        <span className="row-span-2 page-sm:mb-3 page-sm:w-42.5 page-sm:row-span-1 page-sm:group-data-[leads]/person:row-span-2">
          <Portrait name={name} image={image} />
        </span>
        <h3 className="self-end text-large">{name}</h3>
        <span className="col-2 self-start text-lagoon text-small font-600 page-sm:col-1 page-sm:group-data-[leads]/person:col-2">
          {role}
        </span>
      </div>
      <details className="group page-sm:hidden">
        <summary className="absolute inset-0 grid cursor-pointer list-none items-center justify-end group-open:bottom-auto group-open:h-13 page-3xs:group-open:h-23">
          <span className="visually-hidden">{name}</span>
          <Icon path={chevronDownIcon} className="group-open:rotate-180" />
        </summary>
        <p className="measure pb-4 text-quiet">{bio}</p>
      </details>
      <p className="measure pt-2 text-quiet text-small max-page-sm:hidden group-data-[leads]/person:text-copy group-data-[leads]/person:-mt-30 group-data-[leads]/person:min-h-30 group-data-[leads]/person:ml-46.5">
        {bio}
      </p>
    </li>
  );
}

/** The people: biographies stand on wide pages and open on a tap on narrow ones. */
function Team() {
  return (
    <Section id="team" {...copy.team}>
      <ul className="grid gap-x-gutter page-sm:grid-cols-2 page-sm:gap-y-10 page-md:grid-cols-3 page-lg:grid-cols-5">
        {team.people.map((person, index) => (
          <Person key={person.name} {...person} leads={index === 0} />
        ))}
      </ul>
    </Section>
  );
}

/** The company: the question it began with, its way since, what it holds to and who answers for it. */
export default function AboutUs() {
  const { hero, challenge, values, closing } = copy;
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
      <Section id="values" layout="beside" title={values.title} ground="mist">
        <Points columns={2} items={values.items.map(({ shows, ...value }) => ({ ...value, note: shows }))} />
      </Section>
      <Team />
      <Impact />
      <NextEnding {...closing} />
    </>
  );
}
