import { ButtonLink } from '../../components/Button.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { Link } from '../../components/Link.tsx';
import { count, fillIn, sum } from '../../content/format.ts';
import partners from '../../content/partners.yaml';
import type { PictureSource } from '../../drawings/drawing.ts';
import { Picture } from '../../drawings/Picture.tsx';
import { ProductLinks, ProductPicture } from '../../sections/cards/ProductCard.tsx';
import { Logos } from '../../sections/logos/Logos.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { balancedColumns } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import map from './moves/map.drawing.tsx?picture';
import match from './moves/match.drawing.tsx?picture';
import mobilise from './moves/mobilise.drawing.tsx?picture';
import page from './page.yaml';
import styles from './Reasons.module.css';
import counting from './technology/counting.drawing.tsx?picture';
import hiding from './technology/hiding.drawing.tsx?picture';
import naming from './technology/naming.drawing.tsx?picture';
import reading from './technology/reading.drawing.tsx?picture';

/** The products, each with its chart, its question, a link to its page and one to a demo: cards, on phones rows. */
export function Solutions() {
  const { title, suite, products } = page.solutions;
  return (
    <Section id="solutions" head="row" background="mist" title={title} aside={<ButtonLink {...suite} />}>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.to}>
            <ProductPicture
              to={product.to}
              className="h-full w-full border-contour object-cover page-sm:h-auto page-sm:border-b max-page-sm:border-r"
              named
            />
            <div className="grid content-start gap-1 py-2.5 pr-4 page-sm:grid-rows-[auto_auto_1fr_auto] page-sm:gap-2 page-sm:p-6">
              <h3 className="text-heading page-sm:text-title">{product.title}</h3>
              <p className="font-600 leading-snug page-sm:font-display page-sm:text-lead">
                {product.question}
              </p>
              <p className="text-slate max-page-sm:hidden">{product.text}</p>
              <p className="flex flex-wrap gap-x-6 gap-y-2 page-sm:pt-3">
                <ProductLinks product={product} labels={page.solutions} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface DrawnProps {
  /** The content has as many entries as there are drawings. */
  readonly picture: PictureSource | undefined;
  readonly className: string;
}

/** The drawing of an entry, as wide as the entry. */
const Drawn = ({ picture, className }: DrawnProps) =>
  picture ? <Picture picture={picture} className={`w-full ${className}`} /> : null;

const maps = [map, match, mobilise];

/** How people move in three steps, each on an enlarged piece of the first screen's map, and who works this way. */
export function Why() {
  const { title, analysis, steps, partners: caption, samples } = page.why;
  const invented = partners.groups.some((group) => group.partners.some(({ sample }) => sample));
  return (
    <Section id="why" head="row" title={title}>
      <ol className={`grid gap-x-gutter gap-y-3 pb-part ${balancedColumns(steps.length)}`}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid content-start gap-4 max-page-md:grid-cols-[min(8rem,35%)_minmax(0,1fr)] max-page-md:items-center"
          >
            <Drawn picture={maps[index]} className="border border-contour" />
            <div className="grid gap-1">
              <h3 className="text-heading">{step.title}</h3>
              <p className="max-page-md:text-small max-page-md:leading-snug">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="pb-block">
        <OutboundButton to="schedulingPage" label={analysis} />
      </p>
      <p className="mb-5 border-t border-t-contour pt-4 text-slate text-small font-600">
        {caption} {invented ? <span className="font-400">({samples})</span> : null}
      </p>
      <Logos variant="row" />
    </Section>
  );
}

const stages = ['before', 'after'] as const;

/** One organisation that did: the share of its jobs before and after, as bars on one scale. */
export function Case() {
  const { title, text, rows, share, note, link, session, sample, jobs } = page.case;
  return (
    <Section
      id="case"
      head="beside"
      background="ink"
      title={title}
      text={text}
      aside={
        <>
          <OutboundButton to="bookingMonth" label={session} />
          <Link className="self-center" {...link} />
        </>
      }
    >
      <dl className="grid gap-part" data-motion>
        {stages.map((stage) => (
          <div key={stage} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2">
            <dt>{rows[stage]}</dt>
            <dd className="contents">
              <b className="font-display text-title">
                {fillIn(share, { filled: jobs[stage], jobs: jobs.posts })}
              </b>
              <StretchedSvg className={`col-span-full ${styles.jobs}`} viewBox={`0 0 ${jobs.posts} 1`}>
                <path className="fill-sun" d={`M0 0h${jobs[stage]}v1H0z`} />
              </StretchedSvg>
            </dd>
          </div>
        ))}
      </dl>
      {sample ? <p className="pt-4 text-muted text-small">{note}</p> : null}
    </Section>
  );
}

const drawings = [reading, counting, hiding, naming];

/** What the products are built on, each with a drawing of what it does. */
export function Technology() {
  const { title, button, cards } = page.technology;
  return (
    <Section id="technology" head="row" title={title}>
      <ul className={`grid gap-x-gutter gap-y-5 page-2xs:grid-cols-2 ${balancedColumns(cards.length)}`}>
        {cards.map((card, index) => (
          <li key={card.title} className="grid content-start gap-2">
            <Drawn picture={drawings[index]} className="mb-1" />
            <h3 className="text-heading">{card.title}</h3>
            <p className="text-muted max-page-sm:text-small">{card.text}</p>
          </li>
        ))}
      </ul>
      <p className="pt-part">
        <OutboundButton to="bookingPage" label={button} />
      </p>
    </Section>
  );
}

const row = 'flex items-baseline justify-between gap-4 border-t border-t-contour py-3';

/** A sample account of what a skills gap costs in a year; the total is the sum of its rows. */
export function Cost() {
  const { title, text, button, ledger } = page.roi;
  const total = sum(ledger.rows.map(({ amount }) => amount));
  return (
    <Section
      id="roi"
      head="beside"
      background="mist"
      title={title}
      text={text}
      aside={<OutboundButton to="skillsGapCalculator" label={button} />}
    >
      <div className="border border-ink bg-paper p-panel">
        <h3 className="pb-2 text-heading">{ledger.title}</h3>
        <dl className="tabular-nums">
          {ledger.rows.map(({ item, reckoning, amount }) => (
            <div key={item} className={row}>
              <dt>
                {item} <span className="block text-slate text-small">{reckoning}</span>
              </dt>
              <dd>€{count(amount)}</dd>
            </div>
          ))}
          <div className={`${row} border-t-2 border-t-ink font-700`}>
            <dt>{ledger.total}</dt>
            <dd className="font-display text-title">€{count(total)}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
