import { ButtonLink } from '../../components/Button.tsx';
import { Link } from '../../components/Link.tsx';
import { count, sum } from '../../content/format.ts';
import { LogoRow } from '../../sections/LogoWall.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { balancedColumns } from '../../sections/Points.tsx';
import { ProductLinks, ProductPicture } from '../../sections/ProductCard.tsx';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';
import styles from './Solutions.module.css';

/** The products, each with its chart, its question, a link to its page and one to a demo: cards, on phones rows. */
export function Solutions() {
  const { title, suite, products } = page.solutions;
  return (
    <Section id="solutions" layout="row" background="mist" title={title} aside={<ButtonLink {...suite} />}>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.to}>
            <ProductPicture
              to={product.to}
              className="h-full w-full border-contour object-cover page-sm:h-auto page-sm:border-b max-page-sm:border-r"
              named
            />
            <div className="grid content-start gap-1.5 py-2.5 pr-4 page-sm:grid-rows-[auto_auto_1fr_auto] page-sm:gap-2 page-sm:p-6">
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

/** What a skills gap costs, how it is closed in steps, and who has done so. */
export function Why() {
  const { title, text, analysis, steps, partners } = page.why;
  return (
    <Section
      id="why"
      title={title}
      text={text}
      aside={<OutboundButton to="schedulingPage" label={analysis} />}
    >
      <ol
        className={`grid gap-x-gutter-wide gap-y-6 border-t-2 border-t-ink pt-part pb-block ${balancedColumns(steps.length)}`}
      >
        {steps.map((step) => (
          <li
            key={step.title}
            className="grid content-start gap-1.5 max-page-md:grid-cols-[6.5rem_1fr] max-page-md:items-baseline"
          >
            <h3 className="text-heading page-md:text-title">{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="mb-6 border-t border-t-contour pt-4 text-slate text-small font-600">{partners}</p>
      <LogoRow />
    </Section>
  );
}

/** One organisation that did. */
export function Case() {
  const { title, quote, person, link, session } = page.case;
  return (
    <Section id="case" layout="beside" background="ink" title={title}>
      <figure className="grid gap-5">
        <blockquote className="max-w-[30ch] font-display text-title">{quote}</blockquote>
        <figcaption className="text-muted">{person}</figcaption>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link {...link} />
          <OutboundButton to="bookingMonth" label={session} />
        </p>
      </figure>
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
      layout="beside"
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
        <p className="pt-2 text-slate text-small">{ledger.note}</p>
      </div>
    </Section>
  );
}
