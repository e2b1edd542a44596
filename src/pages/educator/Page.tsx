import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn } from '../../content/format.ts';
import { ProductLinks, ProductPicture } from '../../sections/cards/ProductCard.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { Film } from '../../sections/film/Film.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Section } from '../../sections/section/Section.tsx';
import products from './CourseProducts.module.css';
import { ModuleAnswer } from './ModuleAnswer.tsx';
import { ModuleOutline } from './ModuleOutline.tsx';
import table from './ModuleTable.module.css';
import page from './page.yaml';

const { curriculum } = page;

const moves = { in: 'bg-sun text-ink', out: 'border border-ink' } as const;
const moveNote = 'rounded-sm px-1 font-display text-small page-md:px-2';

/** A skill in a term: a band where it is taught, and its share of job adverts. */
function Cell({ share, weeks, moved }: (typeof curriculum)['skills'][number]['terms'][number]) {
  return (
    <td className={table.term} data-taught={weeks > 0 || undefined}>
      <span className={table.share}>{share}%</span>
      {weeks > 0 ? (
        <>
          <span className="block text-small max-page-md:sr-only page-lg:inline page-lg:pl-2.5">
            {fillIn(curriculum.weeks, { weeks })}
          </span>
          <Decoration className="block text-small page-md:hidden">
            {fillIn(curriculum.weeksBrief, { weeks })}
          </Decoration>
        </>
      ) : (
        <span className="sr-only">{curriculum.untaught}</span>
      )}
      {moved ? (
        <span
          className={`absolute top-1 right-1 max-page-xs:static max-page-xs:inline-block page-md:top-1/2 page-md:right-3.5 page-md:-translate-y-1/2 ${moveNote} ${moves[moved]}`}
        >
          {curriculum.events[moved]}
        </span>
      ) : null}
    </td>
  );
}

function Terms() {
  const { terms, skills } = curriculum;
  return (
    <table
      data-motion
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1.5 text-left leading-tight tabular-nums max-page-xs:text-small"
    >
      <caption className="sr-only">{curriculum.caption}</caption>
      <thead className="align-bottom">
        <tr className="[&>th]:border-b [&>th]:border-b-ink [&>th]:pr-2 [&>th]:pb-2 [&>th]:font-600 *:first:w-[37%] page-md:*:first:w-1/4 page-md:*:not-first:pl-3.5">
          <th scope="col">{curriculum.skill}</th>
          {terms.map(({ name, brief, adverts }) => (
            <th key={name} scope="col">
              <abbr title={name} className="no-underline page-md:hidden">
                {brief}
              </abbr>
              <span className="hidden page-md:block">{name}</span>
              <span className="hidden text-small font-400 text-slate page-md:block">
                {fillIn(curriculum.term, { adverts })}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {skills.map(({ skill, note, terms: cells }) => (
          <tr key={skill}>
            <th className="pr-2 font-600" scope="row">
              {skill}
              <span className="block text-small font-400 text-slate">{note}</span>
            </th>
            {cells.map((cell, index) => (
              <Cell key={terms[index]?.name} {...cell} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-700 [&>*]:border-t [&>*]:border-y-ink [&>*]:border-b-3 [&>*]:border-b-double [&>*]:py-2 *:first:pr-2 *:not-first:pl-1.5 page-md:*:not-first:pl-3.5">
          <th scope="row">{curriculum.total}</th>
          {terms.map(({ name }) => (
            <td key={name}>{curriculum.teachingWeeks}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A module against what employers asked for, term by term, as a paper across the window: what came in, what went out. */
function ModuleTable() {
  const { title, caption, rules, events, note } = curriculum;
  return (
    <section id="curriculum" className="border-y border-y-ink bg-paper" aria-labelledby="curriculum-title">
      <Container className="py-block">
        <div className="mb-5 grid items-end gap-x-gutter-wide gap-y-4 page-lg:grid-cols-[1fr_auto]">
          <div>
            <h2 id="curriculum-title" className="text-title">
              {title}
            </h2>
            <p className="mt-2 text-slate" aria-hidden="true">
              {caption}
            </p>
          </div>
          <ul className="grid gap-2 page-lg:justify-self-end">
            {(['in', 'out'] as const).map((move) => (
              <li key={move} className="flex items-baseline gap-3">
                <Decoration className={`min-w-10 flex-none text-center ${moveNote} ${moves[move]}`}>
                  {events[move]}
                </Decoration>
                <span>{rules[move]}</span>
              </li>
            ))}
          </ul>
        </div>
        <Terms />
        <p className="mt-2 text-small text-slate">{note}</p>
      </Container>
    </section>
  );
}

/** The first screen: the module's outline as it was corrected, over the module term by term. */
function Hero() {
  const { hero } = page;
  return (
    <div className="bg-mist pt-hero">
      <Container className="grid gap-x-gutter-wide gap-y-8 pb-block page-lg:grid-cols-[7fr_5fr] page-lg:items-center">
        <HeroWords title={hero.title} text={hero.text}>
          <OutboundButton to="bookingPage" label={hero.book} />
          <Link className="page-xs:mx-3" to="#video" label={hero.video} />
        </HeroWords>
        <ModuleOutline />
      </Container>
      <ModuleTable />
    </div>
  );
}

/** Products in the order in which a year needs them; on phones below each other, each beside its drawing. */
function Products() {
  const { title, items } = page.solutions;
  return (
    <Section id="solutions" title={title} head="row">
      <ol className={products.products}>
        {items.map((product) => (
          <li key={product.to} className={products.product}>
            <ProductPicture to={product.to} className="h-auto w-full" />
            <div className="flex flex-col gap-y-1.5 page-sm:gap-y-3">
              <p className="text-small font-600 text-muted">{product.when}</p>
              <h3 className="text-heading">{product.title}</h3>
              <p>{product.text}</p>
              <p className="mt-auto flex flex-wrap gap-x-6">
                <ProductLinks product={product} labels={page.solutions} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** How the page ends: the offer on paper, beside an answer such as it brings. */
function Closing() {
  const { hero, closing } = page;
  return (
    <Band aria-labelledby="ending-title">
      <Container className="grid gap-x-gutter-wide gap-y-8 page-md:grid-cols-2 page-md:items-center page-lg:grid-cols-[7fr_5fr]">
        <div className="grid justify-items-start gap-6">
          <h2 id="ending-title" className="max-w-[14ch] text-headline page-lg:text-display">
            {closing.title}
          </h2>
          <p className="max-w-[44ch] text-lead">{closing.text}</p>
          <OutboundButton to="bookingPage" label={hero.book} />
        </div>
        <ModuleAnswer />
      </Container>
    </Band>
  );
}

/** Educators: a module that follows its employers, and the products that read them. */
export default function Educator() {
  const { video, benefits, impact } = page;
  return (
    <>
      <Hero />
      <Section id="benefits" title={benefits.title} head="row">
        <ul className="grid gap-y-6">
          {benefits.items.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-gutter gap-y-1 page-md:grid-cols-[5fr_7fr] page-md:items-baseline"
            >
              <h3 className="text-heading">{title}</h3>
              <p className="max-w-[48ch] text-lead">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Film name="educator" {...video} background="ink" />
      <Products />
      <Section id="impact" title={impact.title} head="beside" background="mist">
        <Definitions
          className="grid gap-y-block *:grid *:gap-x-gutter *:gap-y-1 page-md:*:grid-cols-[10rem_1fr] page-md:*:items-baseline [&_dt]:text-muted"
          items={impact.figures.map(({ who, claim, text }, index) => [
            who,
            <span key={who}>
              <b className="block font-display text-title">
                <span className="text-lagoon">{claim.figure}</span> {claim.wording}
                <EvidenceMark claim={claim} named={index === 0} />
              </b>
              <span className="block pt-1">{text}</span>
            </span>,
          ])}
        />
      </Section>
      <Closing />
    </>
  );
}
