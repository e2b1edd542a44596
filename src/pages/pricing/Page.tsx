import { CheckIcon } from 'lucide-react';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { BackLink } from '../../components/Link.tsx';
import { products } from '../../content/products.ts';
import { hillContours } from '../../drawings/terrain.tsx';
import { PaperEnding } from '../../sections/Ending.tsx';
import { Faq } from '../../sections/Faq.island.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { OneCandidate } from './OneCandidate.tsx';
import page from './page.yaml';
import { YearBudget } from './YearBudget.island.tsx';

/** One hill, 120 wide and 120 high. */
const hill = hillContours({ at: { x: 60, y: 60 }, rings: 5, step: 10.5, seed: 17 });

/** As many hills in a row as the package has products, on the line that it begins with. */
function Hills({ count }: { readonly count: number }) {
  return (
    <svg
      className="h-11 w-full border-b-2 border-b-ink fill-lagoon/12 stroke-lagoon page-lg:h-15"
      viewBox="0 0 456 60"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      data-precision={1}
    >
      {Array.from({ length: count }, (_, index) => 84 * index).map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          {/* A hill in front hides the one behind it. */}
          <path className="fill-paper" d={hill[0]} />
          {hill.map((contour) => (
            <path key={contour} d={contour} />
          ))}
        </g>
      ))}
    </svg>
  );
}

type PackageProps = (typeof page.packages)[number] & { readonly hills: number };

/** A package with its price, as large as the price is short, and what it includes. */
function Package({ name, audience, price, note, button, includes, hills }: PackageProps) {
  return (
    <li className="grid content-start gap-5 page-md:grid-rows-subgrid page-md:row-span-6">
      <Hills count={hills} />
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
        <ul className="grid gap-x-gutter-wide gap-y-12 page-md:grid-cols-[7fr_5fr]">
          {page.packages.map((offer, index) => (
            <Package key={offer.name} {...offer} hills={index === 0 ? 1 : products.length} />
          ))}
        </ul>
        <p className="border-t border-t-contour pt-4 text-slate text-small">{page.names}</p>
      </Container>
    </Band>
  );
}

/** The two packages, the product behind the first, a worked year and the questions people ask before they call. */
export default function Pricing() {
  const { screen, why, faq, closing } = page;
  const { title, text, ...year } = page.year;
  return (
    <>
      <Packages />
      <Section id="screen" layout="beside" background="mist" {...screen}>
        <OneCandidate />
      </Section>
      <Section id="first-year" bleed title={title} text={text}>
        <YearBudget year={year} caption={title} />
      </Section>
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
