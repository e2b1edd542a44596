import { ChevronDownIcon } from 'lucide-react';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Icon } from '../../components/Icon.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Picture } from '../../components/Picture.tsx';
import { fillIn, initials } from '../../content/format.ts';
import team from '../../content/team.yaml';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceKey, EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { CompanyRoute } from './CompanyRoute.tsx';
import person from './Person.module.css';
import page from './page.yaml';

/** An application form as it was, and below it what the form never asked. */
function RefusedForm() {
  const { title, post, fields, verdict, unasked, note, sample } = page.hero.form;
  return (
    <div>
      <section className="border-x border-t border-ink bg-white p-panel" aria-labelledby="form-title">
        <h2 id="form-title" className="border-b border-b-ink pb-3 font-text text-body font-600">
          {title}
        </h2>
        <p className="pt-4 pb-1 font-display text-heading">{post}</p>
        <Definitions
          className="*:grid *:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] *:gap-x-4 *:border-b *:border-b-outline *:border-b-dotted *:py-2.5 [&_dt]:text-slate [&_dt]:text-small [&_dd]:leading-snug"
          items={fields.map(({ label, value }) => [label, value])}
        />
        <p className="mt-4 ml-auto w-fit max-w-full rounded-sm border-3 border-alarm border-double px-3.5 py-1 font-display text-heading text-alarm -rotate-4">
          {verdict}
        </p>
      </section>
      <InkPanel as="section" className="p-panel" aria-labelledby="unasked-title">
        <h2 id="unasked-title" className="pb-4 text-title">
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
      {sample ? <p className="pt-3 text-slate text-small">{note}</p> : null}
    </div>
  );
}

/** The first screen: the question, the form that it began with, and between them how. */
function Opening() {
  const { hero, story } = page;
  return (
    <Band className="pt-hero">
      <Container className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[7fr_5fr] page-lg:items-start">
        <div className="grid content-start gap-block">
          <HeroWords
            title={hero.title}
            titleClassName="block max-w-[9ch] page-lg:text-[clamp(5rem,8cqw,6.75rem)]"
            text={hero.text}
          />
          <section className="grid max-w-measure gap-5" aria-labelledby="story-title">
            <h2 id="story-title" className="text-title">
              {story.title}
            </h2>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </div>
        <RefusedForm />
      </Container>
      <Container className="pt-block">
        <Definitions
          className="grid gap-x-gutter-wide gap-y-8 page-md:grid-cols-2 *:border-t-4 *:border-t-sun *:pt-4 [&_dt]:pb-1.5 [&_dt]:text-lagoon [&_dt]:font-600 [&_dd]:max-w-[24ch] [&_dd]:font-display [&_dd]:text-title"
          items={story.aims.map(({ label, text }) => [label, text])}
        />
      </Container>
    </Band>
  );
}

/** What the file says and what follows from it: the essay on the left, its point in the margin. */
function Challenge() {
  const { title, cards } = page.challenge;
  return (
    <Section id="challenge" head="stacked" title={title}>
      <ol className="grid gap-y-block">
        {cards.map((card) => (
          <li key={card.title} className="grid gap-x-gutter-wide gap-y-4 page-lg:grid-cols-[7fr_5fr]">
            <div className="grid max-w-measure gap-2">
              <h3 className="text-heading">{card.title}</h3>
              <p className="text-lead">{card.text}</p>
            </div>
            <p className="max-w-[34ch] self-end text-lead font-600">{card.follows}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The figures in the columns of the team below them, each over what it counts. */
function Impact() {
  const { title, figures } = page.impact;
  return (
    <Section id="impact" head="row" title={title}>
      <Definitions
        className="grid gap-x-gutter gap-y-6 page-sm:grid-cols-2 page-md:grid-cols-3 page-lg:mb-part page-lg:grid-cols-5 [&_dt]:font-display [&_dt]:text-title [&_dt]:text-lagoon"
        items={figures.map(({ claim, text }) => [
          claim.figure,
          <span key={claim.wording}>
            <b>{claim.wording}</b>
            <EvidenceMark claim={claim} named={false} />{' '}
            <span className="block max-w-[60ch] text-muted">{text}</span>
          </span>,
        ])}
      />
      <EvidenceKey claims={figures.map(({ claim }) => claim)} />
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
function Person({ name, role, bio, image, sample, leads }: PersonProps) {
  return (
    <li className={person.person} data-leads={leads || undefined} data-drawn={sample || undefined}>
      <div className={person.head}>
        <span className={person.portrait}>
          <Portrait name={name} image={image} />
        </span>
        <h3 className={`self-end ${leads ? 'text-lead page-sm:text-title' : 'text-lead'}`}>{name}</h3>
        <span className={`${person.role} text-lagoon text-small font-600`}>{role}</span>
      </div>
      <details className="group page-sm:hidden" open={leads}>
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

/** The people: biographies stand on wide pages and open on a tap on narrow ones, the first one from the start. */
function Team() {
  return (
    <Section id="team" head="stacked" {...page.team}>
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
  const { values, closing } = page;
  return (
    <>
      <Opening />
      <CompanyRoute />
      <Challenge />
      <Section id="values" head="row" title={values.title} background="mist">
        <ul className="grid gap-x-gutter gap-y-8 page-sm:grid-cols-2 page-lg:grid-cols-4 page-sm:*:row-span-3 page-sm:*:grid-rows-subgrid">
          {values.items.map(({ title, text, shows }) => (
            <li key={title} className="grid gap-1.5">
              <h3 className="text-heading">{title}</h3>
              <p>{text}</p>
              <p className="border-l-4 border-l-lagoon pl-3.5 font-600">{shows}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Impact />
      <Team />
      <Ending variant="next" {...closing} />
    </>
  );
}
