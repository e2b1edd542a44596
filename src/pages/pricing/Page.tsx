import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { BackLink, Link } from '../../components/Link.tsx';
import prices from '../../content/prices.yaml';
import { Ending } from '../../sections/ending/Ending.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Questions } from '../../sections/questions/Questions.island.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Coast } from './Coast.tsx';
import { Estimate } from './Estimate.island.tsx';
import styles from './Estimate.module.css';
import { Products } from './Products.tsx';
import page from './page.yaml';
import { Sizes } from './Sizes.tsx';

/** The headcount of the built page. */
const start = 2_000;

/** The two packages with their cost at any headcount, what they include, the terms, and the questions people ask before they call. */
export default function Pricing() {
  const { estimate, packages, sizes, products, contract, why, faq, closing } = page;
  return (
    <>
      <Band className="pt-26 pb-10 page-lg:pt-24 page-lg:pb-11" background="ink">
        <Container className="grid gap-y-4">
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
            <h1 className="text-display">{page.title}</h1>
            <p className="text-lead max-page-md:order-1 max-page-md:w-full">{page.tagline}</p>
            <div className="ml-auto text-small">
              <BackLink label={page.back} />
            </div>
          </div>
          <p className="max-w-[60ch] text-lead">{page.text}</p>
        </Container>
      </Band>
      <Band as="div" className={styles.act}>
        <Coast />
        <Estimate words={estimate} packages={packages} assumptions={prices.estimate} start={start} />
      </Band>
      <Section id="sizes" head="row" title={sizes.title}>
        <Sizes />
      </Section>
      <Section id="packages" title={products.title} text={products.text}>
        <Products />
      </Section>
      <Section
        id="contract"
        head="row"
        background="ink"
        title={contract.title}
        aside={<Link {...contract.link} />}
      >
        <Points items={contract.facts} />
      </Section>
      <Section id="why" head="beside" title={why.title}>
        <Points variant="rows" items={why.cards} />
      </Section>
      <Section id="faq" head="beside" title={faq.title}>
        <Questions items={faq.items} />
      </Section>
      <Ending variant="line" {...closing}>
        <OutboundButton to="bookingPage" label={closing.button} variant="solid" />
      </Ending>
    </>
  );
}
