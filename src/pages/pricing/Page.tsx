import { BackLink } from '../../components/BackLink.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/pricing.yaml';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { Faq } from '../../sections/Faq.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { Section } from '../../sections/Section.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { PackageCards } from './PackageCards.tsx';
import { PackageComparison } from './PackageComparison.tsx';
import '../../design/pricing.css';

export const { head } = copy;

/** The two packages, what stands behind them and the questions people ask before they call. */
export function Component() {
  const { why, faq, closing } = copy;
  const { href } = outboundLinks.bookingPage;
  return (
    <>
      <section className="pt-[clamp(6.5rem,5.25rem_+_4vw,9rem)] pb-band">
        <div className="page grid gap-12">
          <div className="page-hero-words grid gap-5 justify-items-start page-lg:gap-y-5 page-lg:gap-x-0 page-lg:grid-cols-[3fr_9fr]">
            <BackLink to="/">{copy.back}</BackLink>
            <h1 className="font-700 text-display tracking-[-0.02em]">{copy.title}</h1>
            <p className="max-w-[52ch] text-slate text-lead">{copy.tagline}</p>
          </div>
          <PackageCards packages={copy.packages} range={copy.range} href={href} />
        </div>
      </section>
      <PackageComparison {...copy.comparison} />
      <Section id="why" title={why.title}>
        <FeatureColumns cards={why.cards} />
      </Section>
      <Section id="faq" title={faq.title}>
        <div className="page-lg:ml-[25%]">
          <Faq items={faq.items} />
        </div>
      </Section>
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <ExternalLink className="button button-light" href={href}>
          {closing.button}
        </ExternalLink>
      </Ending>
    </>
  );
}
