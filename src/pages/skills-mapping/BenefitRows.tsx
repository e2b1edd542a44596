import type { Content } from '../../content/schemas.ts';
import './product.css';

type BenefitRowsProps = Pick<Content<'skills-mapping'>['benefits'], 'items' | 'source'>;

/** Benefits as rows, each with the claim that stands for it and where its figure comes from. */
export function BenefitRows({ items, source }: BenefitRowsProps) {
  return (
    <ul className="benefits">
      {items.map(({ title, text, claim }) => (
        <li key={title} className="benefit">
          <h3 className="font-700 text-heading">{title}</h3>
          <p>{text}</p>
          <p className="benefit-claim">
            <span className="benefit-figure">{claim.figure}</span> {claim.wording}
            <span className="benefit-source">
              {source}: {claim.source}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
