import { CheckIcon } from 'lucide-react';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration, swatch } from '../../components/Decoration.tsx';
import { Icon } from '../../components/Icon.tsx';
import { BackLink } from '../../components/Link.tsx';
import { PaperEnding } from '../../sections/Ending.tsx';
import { Faq } from '../../sections/Faq.island.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Section } from '../../sections/Section.tsx';
import { OneCandidate } from './OneCandidate.tsx';
import page from './page.yaml';
import { YearBudget } from './YearBudget.island.tsx';

/** A package with its price, as large as the price is short, and what it includes. */
function Package({ name, audience, price, note, button, includes }: (typeof page.packages)[number]) {
  return (
    <li className="grid content-start gap-5 border-t-2 border-t-ink pt-5 page-md:grid-rows-subgrid page-md:row-span-4">
      <div className="grid gap-1">
        <h2 className="text-title">{name}</h2>
        <p className="text-slate">{audience}</p>
      </div>
      {price.figure ? (
        <p className="text-heading font-600">
          {price.before} <strong className="block py-1 text-monument">{price.figure}</strong> {price.after}
          {note ? <span className="block pt-2 font-400 text-body text-slate">{note}</span> : null}
        </p>
      ) : (
        <p className="max-w-[18ch] font-display text-headline">{price.before}</p>
      )}
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
        <div className="grid gap-x-gutter-wide gap-y-3 items-baseline pb-2 page-md:grid-cols-[7fr_5fr]">
          <h1 className="text-display">{page.title}</h1>
          <p className="text-lead text-slate">{page.tagline}</p>
        </div>
        <ul className="grid gap-x-gutter-wide gap-y-12 page-md:grid-cols-[7fr_5fr]">
          {page.packages.map((offer) => (
            <Package key={offer.name} {...offer} />
          ))}
        </ul>
        <p className="border-t border-t-contour pt-4 text-slate text-small">{page.names}</p>
      </Container>
    </Band>
  );
}

/** The colours of the bars' parts, as in `YearBars`. */
const swatches = ['bg-ink', 'bg-reef', 'bg-lagoon-soft', 'bg-sun'] as const;

/** What the parts of the year's bars stand for: the licence, then the guesses in the order of the table. */
function YearLegend() {
  const { licence, legend, guesses } = page.year;
  const names = [`${licence.item}, ${legend.price}`, ...guesses.map(({ item }) => item)];
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 pb-part text-small">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          <Decoration className={`size-4 flex-none ${swatch} ${swatches[index]}`} />
          {name}
        </li>
      ))}
      <li className="text-muted">{legend.guess}</li>
    </ul>
  );
}

/** The two packages, the product behind the first, a worked year and the questions people ask before they call. */
export default function Pricing() {
  const { screen, why, faq, closing } = page;
  const { title, text, legend: _, ...year } = page.year;
  return (
    <>
      <Packages />
      <Section id="screen" layout="beside" background="mist" title={screen.title} text={screen.text}>
        <OneCandidate />
      </Section>
      <Section id="first-year" layout="stacked" title={title} text={text}>
        <YearLegend />
        <YearBudget year={year} caption={title} />
      </Section>
      <Section id="why" layout="row" background="mist" title={why.title}>
        <ul className="grid gap-x-gutter-wide gap-y-6 page-md:grid-cols-3">
          {why.cards.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-1.5">
              <h3 className="text-heading">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
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
