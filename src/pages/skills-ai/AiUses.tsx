import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';

/** What the AI is used for in business and in education, side by side. */
export function AiUses({ name, title, sides }: Content<'skills-ai'>['uses']) {
  return (
    <Sheet id="uses" name={name} title={title} ground="mist">
      <div className="grid gap-12 page-md:gap-y-0 page-md:gap-x-[calc(2_*_var(--grid-gap))] page-md:grid-cols-[1fr_1fr]">
        {sides.map((side) => (
          <div
            key={side.title}
            className="grid gap-5 content-start page-md:grid page-md:gap-0 page-md:grid-rows-[subgrid] page-md:[grid-row:span_5]"
          >
            <h3 className="font-700 text-title page-md:pb-5">{side.title}</h3>
            <ul className="page-md:grid page-md:grid-rows-[subgrid] page-md:[grid-row:span_3]">
              {side.items.map((item) => (
                <li className="py-3.5 border-t border-t-line" key={item}>
                  {item}
                </li>
              ))}
            </ul>
            <p className="page-md:pt-5">
              <Link className="button" to={side.link.to}>
                {side.link.label}
              </Link>
            </p>
          </div>
        ))}
      </div>
    </Sheet>
  );
}
