import { CheckIcon } from 'lucide-react';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration, outlined, StretchedSvg, swatch } from '../../components/Decoration.tsx';
import { Icon } from '../../components/Icon.tsx';
import { BackLink } from '../../components/Link.tsx';
import { count, sum } from '../../content/format.ts';
import { PaperEnding } from '../../sections/Ending.tsx';
import { Faq } from '../../sections/Faq.island.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/Points.tsx';
import { CroppedScreen } from '../../sections/ScreenFrame.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsMatchingScreen } from '../../sections/SkillsMatchingScreen.tsx';
import { Table } from '../../sections/Table.tsx';
import page from './page.yaml';

/** A package with its price, as large as the price is short, and what it includes. */
function Package({ name, audience, price, note, button, includes }: (typeof page.packages)[number]) {
  return (
    <li className="grid content-start gap-5 border-t-2 border-t-ink pt-5 page-lg:grid-rows-subgrid page-lg:row-span-5">
      <div className="grid gap-1">
        <h2 className="text-title">{name}</h2>
        <p className="text-slate">{audience}</p>
      </div>
      {price.figure ? (
        <p className="text-heading font-600">
          {price.before} <strong className="block py-1 text-monument">{price.figure}</strong> {price.after}
        </p>
      ) : (
        <p className="self-center max-w-[22ch] font-display text-title text-balance">{price.before}</p>
      )}
      <p className="text-slate">{note}</p>
      <ul className="grid content-start gap-2">
        {includes.map((included) => (
          <li className="flex gap-3" key={included}>
            <Icon icon={CheckIcon} className="mt-[0.2em] flex-none text-lagoon" />
            {included}
          </li>
        ))}
      </ul>
      <p>
        <OutboundButton to="bookingPage" label={button} />
      </p>
    </li>
  );
}

function Packages() {
  return (
    <Band className="pt-hero">
      <Container className="grid gap-part">
        <p>
          <BackLink label={page.back} />
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-gutter gap-y-2 pb-part">
          <h1 className="text-headline">{page.title}</h1>
          <p className="text-lead text-slate">{page.tagline}</p>
        </div>
        <ul className="grid gap-x-gutter-wide gap-y-12 page-lg:grid-cols-[7fr_5fr]">
          {page.packages.map((offer) => (
            <Package key={offer.name} {...offer} />
          ))}
        </ul>
        <p className="border-t border-t-contour pt-part text-lead">{page.names}</p>
      </Container>
    </Band>
  );
}

const { rows, columns, hires, ...year } = page.year;
const whens = ['first', 'later'] as const;
const total = (when: (typeof whens)[number]) => sum(rows.map((row) => row[when]));
const totals = whens.map(total);

/** A colour for each of the rows, in the bar and in the table that is its key. */
const colours = [
  { fill: 'fill-ink', key: 'bg-ink' },
  { fill: 'fill-lagoon', key: 'bg-lagoon' },
  { fill: 'fill-reef', key: 'bg-reef' },
  { fill: 'fill-sun', key: 'bg-sun' },
] as const;

const amountIn = (euros: number) => (euros === 0 ? '\u2013' : `€${count(euros)}`);

/** A year's payments as one bar: the first year runs from edge to edge of the window, later ones to its scale. */
function YearBar({ when }: { readonly when: (typeof whens)[number] }) {
  const from = (index: number) => sum(rows.slice(0, index).map((row) => row[when]));
  return (
    <div className="relative forced-colors:forced-color-adjust-none">
      <StretchedSvg
        className={`absolute inset-0 size-full print:hidden ${outlined}`}
        viewBox={`0 0 ${total('first')} 1`}
      >
        {rows.map((row, index) => (
          <rect
            key={row.item}
            className={colours[index]?.fill}
            x={from(index)}
            width={row[when]}
            height="1"
          />
        ))}
      </StretchedSvg>
      <Container as="p" className="relative flex flex-wrap items-baseline gap-x-5 py-6 text-paper">
        <strong className="font-display text-headline tabular-nums">€{count(total(when))}</strong>
        <span className="max-page-sm:basis-full">{columns[when]}</span>
      </Container>
    </div>
  );
}

/** A worked first year: what is paid for, once and every year, and what comes to each hire. */
function FirstYear() {
  const bars = whens.map((when) => <YearBar key={when} when={when} />);
  return (
    <Section
      id="first-year"
      background="mist"
      bleed
      title={year.title}
      text={year.text}
      figure={<div className="grid gap-2">{bars}</div>}
    >
      <Table
        caption={year.title}
        columns={[columns.item, columns.first, columns.later]}
        rows={rows.map((row, index) => ({
          name: row.item,
          head: (
            <>
              <Decoration className={`mr-2.5 inline-block size-3 ${swatch} ${colours[index]?.key}`} />
              <b className="font-600">{row.item}</b> <span className="text-muted">({row.reckoning})</span>
            </>
          ),
          cells: whens.map((when) => amountIn(row[when])),
        }))}
        sums={[
          { name: year.total, cells: totals.map(amountIn) },
          { name: year.each, cells: totals.map((sum) => amountIn(Math.round(sum / hires))) },
        ]}
      />
      <p className="pt-3 text-muted text-small">{year.note}</p>
    </Section>
  );
}

/** The two packages, the product behind the first, a worked year and the questions people ask before they call. */
export default function Pricing() {
  const { screen, why, faq, closing } = page;
  return (
    <>
      <Packages />
      <Section id="screen" layout="beside" {...screen}>
        <CroppedScreen className="max-h-150">
          <SkillsMatchingScreen />
        </CroppedScreen>
      </Section>
      <FirstYear />
      <Section id="why" layout="row" title={why.title}>
        <Points items={why.cards} />
      </Section>
      <Section id="faq" layout="beside" title={faq.title}>
        <Faq items={faq.items} />
      </Section>
      <PaperEnding {...closing}>
        <OutboundButton to="bookingPage" label={closing.button} />
      </PaperEnding>
    </>
  );
}
