import { BackLink } from '../components/BackLink.tsx';
import { ExternalLink } from '../components/ExternalLink.tsx';
import copy from '../content/pricing.yaml';
import { outboundLinks } from '../links.ts';
import { CardGrid } from '../sections/CardGrid.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Faq } from '../sections/Faq.tsx';
import { PackageCards } from '../sections/PackageCards.tsx';
import { SectionHeading } from '../sections/SectionHeading.tsx';

/** The two packages, what stands behind them and the questions people ask before they call. */
export function Component() {
  const { why, faq, closing } = copy;
  const { href } = outboundLinks.bookingPage;
  return (
    <>
      <section className="hero">
        <div className="page grid gap-12">
          <div className="grid gap-5">
            <BackLink to="/">{copy.back}</BackLink>
            <h1 className="font-700 text-display">{copy.title}</h1>
            <p className="text-lead text-slate">{copy.tagline}</p>
          </div>
          <PackageCards packages={copy.packages} href={href} />
        </div>
      </section>
      <section className="band bg-mist" aria-labelledby="why-title">
        <div className="page">
          <SectionHeading id="why-title" title={why.title} />
          <CardGrid cards={why.cards} />
        </div>
      </section>
      <section className="band" aria-labelledby="faq-title">
        <div className="page max-w-220">
          <SectionHeading id="faq-title" title={faq.title} />
          <Faq items={faq.items} />
        </div>
      </section>
      <ClosingCall title={closing.title} text={closing.text}>
        <ExternalLink className="button button-action" href={href}>
          {closing.button}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
