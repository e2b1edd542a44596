import { Decoration, swatch } from '../../components/Decoration.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Questions } from '../../sections/questions/Questions.island.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { OneCandidate } from './OneCandidate.tsx';
import { Packages } from './Packages.tsx';
import page from './page.yaml';
import { YearBudget } from './YearBudget.island.tsx';

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
      <Section id="screen" head="beside" background="mist" title={screen.title} text={screen.text}>
        <OneCandidate />
      </Section>
      <Section id="first-year" head="stacked" title={title} text={text}>
        <YearLegend />
        <YearBudget year={year} caption={title} />
      </Section>
      <Section id="why" head="row" background="mist" title={why.title}>
        <ul className="grid gap-x-gutter-wide gap-y-6 page-md:grid-cols-3">
          {why.cards.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-1.5">
              <h3 className="text-heading">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="faq" head="beside" title={faq.title}>
        <Questions items={faq.items} />
      </Section>
      <Ending variant="line" {...closing}>
        <OutboundButton to="bookingPage" label={closing.button} />
      </Ending>
    </>
  );
}
