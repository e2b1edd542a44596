import type { Content } from '../../content/schemas.ts';
import { ClaimFigures } from '../../sections/ClaimFigures.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import '../../design/business.css';

/** A customer's words on the dark sheet, and the figures that stand behind them. */
export function Testimonial(evidence: Content<'business-leader'>['evidence']) {
  const { name, title, quote, person, role, mark, source, figures } = evidence;
  return (
    <Sheet id="evidence" name={name} title={title} ground="ink">
      <figure className="testimonial page-lg:ml-1/4">
        <blockquote className="max-w-[34ch] font-display text-title font-400 leading-[1.25] before:absolute before:[content:'\2018'] before:[translate:-110%]">
          <p className="after:[content:'\2019']">{quote}</p>
        </blockquote>
        <figcaption className="flex flex-wrap gap-y-1 gap-x-3 mt-6 items-center text-quiet">
          <b className="text-front">{person}</b>
          <span>{role}</span>
          <span className="px-2 py-0.5 border border-line rounded-sm text-caption">{mark}</span>
        </figcaption>
      </figure>
      <ClaimFigures source={source} figures={figures} />
    </Sheet>
  );
}
