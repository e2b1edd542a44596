import home from '../content/home.yaml';
import pricing from '../content/pricing.yaml';
import mapping from '../content/skills-mapping.yaml';
import { CostLedger } from '../pages/home/CostLedger.tsx';
import { Ecosystem } from '../pages/home/Ecosystem.tsx';
import { ProductCards } from '../pages/home/ProductCards.tsx';
import { PackageCards } from '../pages/pricing/PackageCards.tsx';
import { BenefitRows } from '../pages/skills-mapping/BenefitRows.tsx';
import { FeatureColumns } from '../sections/FeatureColumns.tsx';
import { Sheet } from '../sections/Sheet.tsx';
import { Steps } from '../sections/Steps.tsx';
import { Specimen } from './Specimen.tsx';

const cards = [...home.technology.cards, ...mapping.features];

/** The blocks that pages are made of. */
export function SectionParts() {
  return (
    <>
      <Sheet id="columns" name="Sections" title="Columns, steps, figures">
        {[2, 3, 4, 6].map((count) => (
          <Specimen key={count} wide name={`Feature columns, ${count}`}>
            <FeatureColumns cards={cards.slice(0, count)} />
          </Specimen>
        ))}
        <Specimen wide name="Steps">
          <Steps steps={home.why.steps} />
        </Specimen>
        <Specimen name="Benefit rows">
          <BenefitRows items={mapping.benefits.items} source={mapping.benefits.source} />
        </Specimen>
        <Specimen name="Ledger">
          <CostLedger {...home.roi.ledger} />
        </Specimen>
      </Sheet>
      <Sheet id="cards" name="Sections" title="Cards" ground="mist">
        <Specimen name="Card" note="A frame on paper, nothing more.">
          <div className="card">Cards differ by content, not by shadow.</div>
        </Specimen>
        <Specimen wide name="Product cards">
          <ProductCards {...home.solutions} />
        </Specimen>
        <Specimen wide name="Packages">
          <PackageCards packages={pricing.packages} range={pricing.range} href="#cards" />
        </Specimen>
        <Specimen wide name="Ecosystem" note="Every product is a link.">
          <Ecosystem {...home.ecosystem} />
        </Specimen>
      </Sheet>
    </>
  );
}
