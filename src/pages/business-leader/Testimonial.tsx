import type { Content } from '../../content/schemas.ts';
import { ClaimFigures } from '../../sections/ClaimFigures.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import '../../design/business.css';

/** A customer's words on the dark sheet, and the figures that stand behind them. */
export function Testimonial(evidence: Content<'business-leader'>['evidence']) {
  const { name, title, quote, person, role, mark, source, figures } = evidence;
  return (
    <Sheet id="evidence" name={name} title={title} ground="ink">
      <figure className="testimonial">
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <b>{person}</b>
          <span>{role}</span>
          <span className="testimonial-mark">{mark}</span>
        </figcaption>
      </figure>
      <ClaimFigures source={source} figures={figures} />
    </Sheet>
  );
}
