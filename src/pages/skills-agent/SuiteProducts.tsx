import { ArrowRightIcon } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { fillIn } from '../../content/format.ts';
import frame from '../../content/screens/frame.yaml';
import screen from '../../content/screens/skills-agent.yaml';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import page from './page.yaml';

/** How many people of the screen's answer miss no skill. */
const complete = screen.people.filter(({ missing }) => missing === undefined).length;

/** The other products, each in its own colours, with what it adds to the answer. */
export function SuiteProducts() {
  return (
    <ul className="grid gap-3 page-2xs:grid-cols-2 page-lg:grid-cols-4 page-lg:gap-gutter">
      {page.suite.products.map(({ mark, to, figure, unit, adds }) => (
        <li key={to} data-world={mark}>
          <a
            className="group grid h-full content-start gap-4 rounded-md bg-lagoon-soft p-4 text-ink page-lg:p-6"
            href={to}
          >
            <span className="flex flex-wrap items-center gap-x-3 font-600">
              <ProductGlyph product={mark} className="size-7 text-ink stroke-current" />
              {frame.products[mark]}
            </span>{' '}
            <span className="leading-[1.3]">
              <b className="block font-display text-headline leading-none">{fillIn(figure, { complete })}</b>{' '}
              {unit}
            </span>{' '}
            <span className="mt-auto underline-offset-4 group-hover:underline">
              {adds} <Icon icon={ArrowRightIcon} inline />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
