import type { ReactNode } from 'react';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { fillIn } from '../../content/format.ts';
import type { Product } from '../../content/products.ts';
import copy from '../../content/skillsuite.yaml';
import { HeroWords } from '../../sections/Hero.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';

const { agent, mapping, matching } = copy.hero;
const asked = Math.max(...matching.codes.map(({ shown }) => shown));

interface PanelProps {
  readonly panel: {
    readonly product: Product;
    readonly name: string;
    readonly figure: string;
    readonly text: string;
  };
  readonly children: ReactNode;
}

/** A piece of a product's screen: whose it is, what it found and how that looks. */
function Panel({ panel, children }: PanelProps) {
  return (
    <li className="relative grid overflow-hidden rounded-md border border-ink bg-white shadow-[0_0.5rem_1.5rem_oklch(0.22_0.04_240/0.12)] page-sm:w-[82%] page-sm:even:justify-self-end">
      <p className="flex items-center gap-2 border-b border-b-contour bg-mist px-4 py-2 text-small font-600">
        <ProductGlyph product={panel.product} />
        {panel.name}
      </p>
      <div className="grid items-center page-2xs:grid-cols-[8.5rem_1fr] gap-x-5 gap-y-3 p-4 leading-snug">
        {children}
        <p className="text-small font-600 leading-snug">
          <b className="block font-display text-headline leading-none tabular-nums">{panel.figure}</b>{' '}
          {panel.text}
        </p>
      </div>
    </li>
  );
}

/** How many people are in place, of those needed, as one bar. */
function Gap() {
  const share = Math.round((100 * Number.parseInt(mapping.have, 10)) / Number.parseInt(mapping.need, 10));
  return (
    <div className="order-last grid gap-1.5 text-small tabular-nums">
      <StretchedSvg className="h-9 w-full" viewBox="0 0 100 10">
        <path className="fill-lagoon" d={`M0 0H${share}V10H0z`} />
        <path className="fill-sun" d={`M${share} 0H100V10H${share}z`} />
      </StretchedSvg>
      <p className="flex justify-between gap-3">
        <span>{mapping.have}</span> <span>{mapping.need}</span>
      </p>
    </div>
  );
}

/** So many marks side by side: circles, or people as bars. */
const marks = (amount: number, mark: string) =>
  Array.from({ length: amount }, (_, index) => `M${16 * index + 1} 6${mark}`).join('');
const circle = 'a5 5 0 1 0 10 0a5 5 0 1 0-10 0';
const bar = 'm1-6h8v12h-8z';

/** The people of the answer, a bar for each. */
function Found() {
  const people = Number(agent.figure);
  return (
    <StretchedSvg className="order-last h-9 w-full" viewBox={`0 0 ${16 * people} 12`}>
      <path className="fill-lagoon" d={marks(people, bar)} />
    </StretchedSvg>
  );
}

/** People as codes, each with a dot for every skill of the role. */
function Codes() {
  return (
    <ul className="order-last grid gap-1.5 text-small tabular-nums">
      {matching.codes.map(({ code, shown }) => (
        <li key={code} className="flex items-center gap-3">
          <b className="font-600">{code}</b>
          <svg className="h-3 w-full max-w-48" viewBox={`0 0 ${16 * asked} 12`} aria-hidden="true">
            <path className="fill-lagoon" d={marks(shown, circle)} />
            <path className="fill-none stroke-1.5 stroke-lagoon" d={marks(asked, circle)} />
          </svg>
          <span className="sr-only">{fillIn(matching.of, { shown, asked })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The suite page's first screen: the words, and one question on its way over pieces of three products' screens. */
export function SuiteHero() {
  const { product, title, text, week, overview, note } = copy.hero;
  return (
    <section className="pt-hero pb-band">
      <div className="page grid gap-x-gutter-wide gap-y-12 page-lg:grid-cols-[6fr_6fr] page-lg:items-center">
        <HeroWords product={product} title={title} text={text}>
          <PageLink className="button button-solid" {...week} />
          <PageLink className="button" {...overview} />
        </HeroWords>
        <div>
          <div className="relative">
            <StretchedSvg className="absolute inset-0 h-full w-full" viewBox="0 0 100 100">
              {['stroke-10 stroke-ink', 'stroke-7 stroke-sun'].map((looks) => (
                <path
                  key={looks}
                  className={`fill-none ${looks}`}
                  vectorEffect="non-scaling-stroke"
                  d="M40 16C110 10 102 30 88 44C66 62 -14 50 8 84"
                />
              ))}
            </StretchedSvg>
            <ol className="grid gap-8">
              <Panel panel={agent}>
                <p className="col-span-full justify-self-start rounded-md bg-ink px-3.5 py-2 text-paper">
                  {agent.question}
                </p>
                <Found />
              </Panel>
              <Panel panel={mapping}>
                <Gap />
              </Panel>
              <Panel panel={matching}>
                <Codes />
              </Panel>
            </ol>
          </div>
          <p className="pt-4 text-slate text-caption">{note}</p>
        </div>
      </div>
    </section>
  );
}
