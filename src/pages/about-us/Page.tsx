import { ChevronDownIcon, RefreshCwIcon } from 'lucide-react';
import { buttonClass } from '../../components/Button.tsx';
import { Decoration } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import { count, fillIn, initials } from '../../content/format.ts';
import sampleWord from '../../content/sample.yaml';
import team from '../../content/team.yaml';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import styles from './About.module.css';
import { CompanyRoute } from './CompanyRoute.tsx';
import page from './page.yaml';

/** The form that a nurse filled in: its front, and on its back the list that the taxonomy began with. */
function Sheet() {
  const { form, back } = page.hero;
  return (
    <div className={`grid gap-3 ${styles.act}`}>
      <div className={styles.sheet}>
        <section className={`${styles.side} ${styles.front}`} aria-labelledby="form-title">
          <h2 id="form-title" className="border-b border-b-ink pb-3 font-text text-body font-600">
            {form.title}
          </h2>
          <p className="pt-4 pb-1 font-display text-heading">{form.post}</p>
          <Definitions
            className="mb-8 page-sm:*:grid *:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] *:gap-x-4 *:border-b *:border-b-outline *:border-b-dotted *:py-3 [&_dt]:text-slate [&_dt]:text-small [&_dd]:leading-snug"
            items={form.fields.map(({ label, value }) => [label, value])}
          />
          <p
            className={`ml-auto w-fit max-w-full rounded-sm border-3 border-alarm border-double px-4 py-1 font-condensed text-headline text-alarm -rotate-4 ${styles.verdict}`}
          >
            {form.verdict}
          </p>
        </section>
        <section className={`${styles.side} ${styles.back}`} aria-labelledby="back-title">
          <h2 id="back-title" className="font-text text-body font-600">
            {back.title}
          </h2>
          <p className="pb-3 text-slate text-small">{back.unasked}</p>
          <ol className={styles.written}>
            {back.skills.map(({ skill, level }) => (
              <li key={skill.name}>
                <b>{skill.name}</b> {fillIn(back.level, { level })}
              </li>
            ))}
            {back.others.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ol>
        </section>
      </div>
      <p className="flex flex-wrap items-center gap-4 print:hidden">
        <label
          className={`relative cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-ring ${buttonClass()}`}
        >
          <input
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-md"
            type="checkbox"
          />
          <Icon icon={RefreshCwIcon} />
          {back.turn}
        </label>
        {form.sample ? <SampleMark {...back.mark} /> : null}
      </p>
    </div>
  );
}

/** How the question came up. */
function Story() {
  const { title, paragraphs } = page.story;
  return (
    <Section id="story" head="beside" title={title}>
      <div className="grid gap-x-gutter-wide gap-y-4 page-sm:grid-cols-[3fr_2fr]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-lead">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}

/** Vision and mission as two statements, and what they answer to. */
function Challenge() {
  const { challenge, story } = page;
  return (
    <Section
      id="challenge"
      title={challenge.title}
      figure={<Points items={challenge.cards.map(({ follows, ...card }) => ({ ...card, note: follows }))} />}
    >
      <dl className="grid gap-x-gutter-wide gap-y-8 page-md:grid-cols-2">
        {story.aims.map(({ label, text }) => (
          <div key={label} className="border-t-2 border-t-foreground pt-4">
            <dt className="pb-1.5 text-link font-600">{label}</dt>
            <dd className="max-w-[26ch] font-statement text-title">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The values, each a line with what it means and where a reader can check it. */
function Values() {
  const { title, items } = page.values;
  return (
    <Section id="values" head="row" title={title} background="mist">
      <ul>
        {items.map(({ title: name, text, shows }) => (
          <li
            key={name}
            className="grid gap-x-gutter-wide gap-y-1 border-t border-t-foreground py-4 page-md:grid-cols-[5fr_4fr_4fr] page-md:items-baseline"
          >
            <h3 className="font-condensed text-headline">{name}</h3>
            <p>{text}</p>
            <p className="font-600">{shows}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Returns a figure with the separators that its neighbours have: `1,000+` for `1000+`. */
const separated = (figure: string) => figure.replace(/^\d{4,}/, (digits) => count(Number(digits)));

/** The company in figures, in one sentence. */
function Impact() {
  const { title, figures } = page.impact;
  return (
    <Section id="impact" head="row" title={title}>
      <Figures
        variant="line"
        items={figures.map((claim) => ({ claim: { ...claim, figure: separated(claim.figure) } }))}
      />
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

type PersonProps = (typeof team.people)[number] & { readonly open: boolean };

/**
 * A person. On a wide page the biography is always shown, and there is no disclosure, which would be announced as closed. A
 * narrow page has one, whose press lies over the portrait, the name and the role.
 */
function Person({ name, role, bio, image, sample, open }: PersonProps) {
  return (
    <li className={styles.person}>
      <div className={styles.head}>
        <span className={styles.portrait}>
          <Portrait name={name} image={image} />
        </span>
        <h3 className="self-end text-lead">{name}</h3>
        <span className={`${styles.role} text-small`}>
          <span className="text-link font-600">{role}</span>
          {sample ? <span className="text-muted"> ({sampleWord.word})</span> : null}
        </span>
      </div>
      <details className="group page-sm:hidden" open={open}>
        <summary className={styles.toggle}>
          <span className="sr-only">{name}</span>
          <Icon icon={ChevronDownIcon} className="group-open:rotate-180" />
        </summary>
        <p className="max-w-measure pb-4 text-muted">{bio}</p>
      </details>
      <p className={styles.biography}>{bio}</p>
    </li>
  );
}

/** The people: biographies stand on wide pages and open on a tap on narrow ones, the first one from the start. */
function Team() {
  return (
    <Section id="team" head="row" {...page.team}>
      <ul className="grid gap-x-gutter-wide page-sm:grid-cols-2 page-lg:grid-cols-3">
        {team.people.map((entry, index) => (
          <Person key={entry.name} {...entry} open={index === 0} />
        ))}
      </ul>
    </Section>
  );
}

/** The company: the question it began with, its way since, what it holds to and who answers for it. */
export default function AboutUs() {
  const { hero, closing } = page;
  return (
    <>
      <Hero title={hero.title} titleClassName="block max-w-[10ch]" text={hero.text} figure={<Sheet />} />
      <Story />
      <CompanyRoute />
      <Challenge />
      <Values />
      <Impact />
      <Team />
      <Ending variant="next" {...closing} />
    </>
  );
}
