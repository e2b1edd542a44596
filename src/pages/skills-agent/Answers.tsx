import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import frame from '../../content/screens/frame.yaml';
import screen from '../../content/screens/skills-agent.yaml';
import { outboundLinks } from '../../links.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';
import { answerParts, answerStops, everybody, recordsRead } from './answer-stops.ts';

type Copy = Content<'skills-agent'>;

function Remaining({ people }: { readonly people: number }) {
  return (
    <svg
      className="my-2 w-full h-2.5 bg-line fill-lagoon"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={(100 * people) / everybody} height="6" />
    </svg>
  );
}

interface FindingProps {
  readonly label: string;
  /** Whether it is what the source leaves unknown. */
  readonly unknown?: boolean;
  readonly children: ReactNode;
}

function Finding({ label, unknown = false, children }: FindingProps) {
  return (
    <div className={`pt-2.5 border-t border-t-front ${unknown ? 'border-dashed' : ''}`}>
      <dt className="mb-1.5 text-quiet text-small font-600 leading-[1.55]">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One answer taken apart: what each source counts, what may not be read in it and what it leaves unknown. */
export function AnswerTrace({ labels, sources, sum, ...heading }: Copy['trace']) {
  const stops = answerStops();
  return (
    <Section id="trace" {...heading} ground="mist">
      <ol>
        {stops.map(({ system, holds, records, read, before, left }, index) => (
          <li
            key={system}
            className="relative grid gap-x-gutter gap-y-6 pl-13 pb-11 page-lg:gap-0 page-lg:pl-0 page-lg:grid-cols-[3fr_9fr]"
          >
            <span
              className="absolute left-3.5 top-4 -bottom-4 w-2 border-x-3 border-sun bg-front forced-colors:[background:CanvasText]"
              aria-hidden="true"
            />
            <span
              className="absolute left-0 top-0 size-9 rounded-full bg-front text-ground text-center font-700 leading-9"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="pt-1.25 text-heading font-700 page-lg:pr-gutter page-lg:pl-13">
              {system}{' '}
              <span className="block mt-2 text-quiet font-text text-small font-400">
                {fillIn(labels.records, { records, holds, read })}
              </span>
            </h3>
            <dl className="grid gap-x-gutter gap-y-6 page-md:grid-cols-3">
              <Finding label={labels.counts}>
                <b className="font-display text-title font-700 leading-none tabular-nums">{count(left)}</b>{' '}
                {labels.left}
                <Remaining people={left} />
                <span className="block text-small leading-[1.55] tabular-nums">
                  {count(before)} − {count(before - left)} {sources[index]?.out}
                </span>
              </Finding>
              <Finding label={labels.barred}>{sources[index]?.barred}</Finding>
              <Finding label={labels.unknown} unknown>
                {sources[index]?.unknown}
              </Finding>
            </dl>
          </li>
        ))}
      </ol>
      <div className="relative grid gap-x-gutter gap-y-2 p-6 bg-front text-ground page-lg:gap-x-0 page-lg:px-0 page-lg:grid-cols-[3fr_9fr]">
        <h3 className="text-heading font-700 page-lg:pr-gutter page-lg:pl-13 page-lg:row-span-2">
          {sum.label}
        </h3>
        <p className="font-display text-heading font-600 leading-[1.3]">
          <b className="text-title leading-none">{count(stops.at(-1)?.left ?? 0)}</b> ={' '}
          {fillIn(sum.parts, answerParts)}
        </p>
        <p className="text-contour text-small leading-[1.55]">{fillIn(sum.note, { records: recordsRead })}</p>
      </div>
    </Section>
  );
}

/** Who asks what, what they do afterwards and the claim that stands for it. */
export function Askers({ source, askers, ...heading }: Copy['matters']) {
  return (
    <Section id="matters" {...heading}>
      <ul className="grid gap-x-gutter gap-y-12 page-md:grid-cols-3">
        {askers.map(({ who, question, text, claim }) => (
          <li key={who} className="grid gap-4 content-start page-md:row-span-4 page-md:grid-rows-subgrid">
            <h3 className="relative px-5 pt-4.5 pb-5 bg-front text-ground text-heading font-600 leading-[1.25] forced-colors:border">
              {question}
              <span
                className="absolute left-5 top-full border-t-12 border-r-12 border-t-front border-r-transparent"
                aria-hidden="true"
              />
            </h3>
            <p className="pt-2 font-600">{who}</p>
            <p className="text-quiet">{text}</p>
            <p className="pt-4 border-t border-t-line font-600">
              <b className="block font-display text-headline leading-none tabular-nums">{claim.figure}</b>{' '}
              {claim.wording}
              <span className="block text-quiet text-caption font-400">
                {source}: {claim.source}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const figures = { complete: screen.people.filter(({ missing }) => missing === undefined).length };

const suiteCell =
  'pr-gutter last:pr-0 py-4.5 border-t border-t-line group-first:border-t-front text-left align-baseline max-page-md:block max-page-md:px-0 max-page-md:py-1 max-page-md:border-t-0';

/** What the other products of the suite add to one answer. */
export function SuiteAnswers({ explore, columns, products, ...heading }: Copy['suite']) {
  const aside = (
    <ExternalLink className="button" href={outboundLinks.suitePage.href}>
      {explore}
    </ExternalLink>
  );
  const heads = [
    { label: columns.product, width: 'page-lg:w-1/4' },
    { label: columns.asked, width: 'page-lg:w-[37.5%]' },
    { label: columns.answer, width: '' },
  ];
  return (
    <Section id="suite" {...heading} ground="mist" aside={aside}>
      <table className="w-full">
        <thead className="max-page-md:hidden">
          <tr>
            {heads.map(({ label, width }) => (
              <th
                className={`pr-gutter pb-2.5 text-quiet text-left align-baseline text-small font-600 leading-[1.55] ${width}`}
                key={label}
                scope="col"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-page-md:block">
          {products.map(({ mark, to, asked, answer }) => (
            <tr
              className="group max-page-md:block max-page-md:py-4 max-page-md:border-t max-page-md:border-t-front"
              key={to}
            >
              <th className={`${suiteCell} font-600 page-md:whitespace-nowrap`} scope="row">
                <ProductGlyph
                  product={mark}
                  className="inline-block size-5 mr-2.5 align-[-0.25em] text-ink stroke-lagoon"
                />
                <Link className="inline-block py-0.5 underline decoration-1 underline-offset-[0.2em]" to={to}>
                  {frame.products[mark]}
                </Link>
              </th>
              <td className={suiteCell}>{asked}</td>
              <td className={`${suiteCell} font-display text-heading font-600 leading-[1.25]`}>
                {fillIn(answer, figures)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
