import { BackLink } from '../../components/BackLink.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { count } from '../../content/format.ts';
import copy from '../../content/pricing.yaml';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { Faq } from '../../sections/Faq.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsMatchingScreen } from '../../sections/SkillsMatchingScreen.tsx';

export const { head } = copy;

const { href } = outboundLinks.bookingPage;

/** A package with its price, as large as the price is short, and what it includes. */
function Package({ name, audience, price, note, button, includes }: (typeof copy.packages)[number]) {
  return (
    <li className="grid content-start gap-5 border-t-2 border-t-ink pt-5 page-lg:grid-rows-subgrid page-lg:row-span-5">
      <div className="grid gap-1">
        <h2 className="text-title font-700">{name}</h2>
        <p className="text-slate">{audience}</p>
      </div>
      {price.figure ? (
        <p className="text-heading font-600">
          {price.before} <strong className="block py-1 text-monument tabular-nums">{price.figure}</strong>{' '}
          {price.after}
        </p>
      ) : (
        <p className="self-center max-w-[14ch] font-display text-headline font-700">{price.before}</p>
      )}
      <p className="text-slate">{note}</p>
      <ul className="grid content-start gap-2">
        {includes.map((included) => (
          <li className="flex gap-3" key={included}>
            <span className="i-lucide-check mt-[0.2em] flex-none text-lagoon" aria-hidden="true" />
            {included}
          </li>
        ))}
      </ul>
      <p>
        <ExternalLink className="button" href={href}>
          {button}
        </ExternalLink>
      </p>
    </li>
  );
}

function Packages() {
  return (
    <section className="pt-hero pb-band">
      <div className="page grid gap-part">
        <p>
          <BackLink to="/">{copy.back}</BackLink>
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-gutter gap-y-2 pb-part">
          <h1 className="text-headline font-700">{copy.title}</h1>
          <p className="text-lead text-slate">{copy.tagline}</p>
        </div>
        <ul className="grid gap-x-gutter-wide gap-y-12 page-lg:grid-cols-[7fr_5fr]">
          {copy.packages.map((offer) => (
            <Package key={offer.name} {...offer} />
          ))}
        </ul>
        <p className="border-t border-t-contour pt-part text-lead">{copy.names}</p>
      </div>
    </section>
  );
}

const { rows, columns, hires, ...year } = copy.year;
const total = (when: 'first' | 'later') => rows.reduce((sum, row) => sum + row[when], 0);
const tones = ['ink', 'lagoon', 'reef', 'sun'] as const;
const fills = { ink: 'fill-ink', lagoon: 'fill-lagoon', reef: 'fill-reef', sun: 'fill-sun' } as const;
const keys = { ink: 'bg-ink', lagoon: 'bg-lagoon', reef: 'bg-reef', sun: 'bg-sun' } as const;

/** The year's payments as one bar from edge to edge: the first year is as wide as the window, later ones to its scale. */
function YearBar({ when }: { readonly when: 'first' | 'later' }) {
  const from = (index: number) => rows.slice(0, index).reduce((sum, row) => sum + row[when], 0);
  return (
    <div className="relative">
      <svg
        className="absolute inset-0 size-full forced-colors:forced-color-adjust-none"
        viewBox={`0 0 ${total('first')} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {rows.map((row, index) => (
          <rect
            key={row.item}
            className={fills[tones[index] ?? 'ink']}
            x={from(index)}
            width={row[when]}
            height="1"
          />
        ))}
      </svg>
      <p className="page relative flex flex-wrap items-baseline gap-x-5 py-6 text-paper forced-colors:forced-color-adjust-none">
        <strong className="font-display text-headline font-700 tabular-nums">€{count(total(when))}</strong>
        {columns[when]}
      </p>
    </div>
  );
}

const cell = 'py-2.5 pl-4 text-right align-baseline font-400 first:pl-0 first:text-left';
const sumRows = 'border-t border-t-front font-700';

/** A worked first year: what is paid for, once and every year, and what comes to each hire. */
function FirstYear() {
  const sums = [total('first'), total('later')];
  return (
    <Section
      id="first-year"
      ground="mist"
      bleed
      title={year.title}
      text={year.text}
      figure={
        <div className="grid gap-2">
          <YearBar when="first" />
          <YearBar when="later" />
        </div>
      }
    >
      <table className="w-full tabular-nums">
        <thead className="text-quiet text-small">
          <tr>
            {[columns.item, columns.first, columns.later].map((column) => (
              <th key={column} className={cell} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, reckoning, first, later }, index) => (
            <tr key={item} className="border-t border-t-line">
              <th className={cell} scope="row">
                <span
                  className={`mr-2.5 inline-block size-3 ${keys[tones[index] ?? 'ink']}`}
                  aria-hidden="true"
                />
                <b className="font-600">{item}</b> <span className="text-quiet">({reckoning})</span>
              </th>
              <td className={cell}>€{count(first)}</td>
              <td className={cell}>{later === 0 ? '\u2013' : `€${count(later)}`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className={sumRows}>
          {[
            { name: year.total, amounts: sums },
            { name: year.each, amounts: sums.map((sum) => Math.round(sum / hires)) },
          ].map(({ name, amounts }) => (
            <tr key={name}>
              <th className={`${cell} font-700`} scope="row">
                {name}
              </th>
              {amounts.map((amount) => (
                <td key={amount} className={`${cell} font-700`}>
                  €{count(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
      <p className="pt-3 text-quiet text-small">{year.note}</p>
    </Section>
  );
}

/** The two packages, the product behind the first, a worked year and the questions people ask before they call. */
export function Component() {
  const { screen, why, faq, closing } = copy;
  return (
    <>
      <Packages />
      <Section id="screen" layout="beside" {...screen}>
        <div className="max-h-150 overflow-hidden [mask-image:linear-gradient(black_85%,transparent)]">
          <SkillsMatchingScreen />
        </div>
      </Section>
      <FirstYear />
      <Section id="why" layout="row" title={why.title}>
        <FeatureColumns cards={why.cards} />
      </Section>
      <Section id="faq" layout="beside" title={faq.title}>
        <Faq items={faq.items} />
      </Section>
      <Ending kind="paper" title={closing.title} text={closing.text}>
        <ExternalLink className="button" href={href}>
          {closing.button}
        </ExternalLink>
      </Ending>
    </>
  );
}
