import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/skillsuite-overview.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { Section } from '../../sections/Section.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { SuiteGlobeHero } from './SuiteGlobeHero.tsx';
import { SuiteProducts } from './SuiteProducts.tsx';

export const { head } = copy;

/** What the table says of a product, with the cell's place where a phone shows a product after the other, in two columns. */
const cells = [
  { key: 'question', place: 'max-page-md:col-span-full page-md:font-600' },
  { key: 'people', place: '' },
  { key: 'data', place: '' },
  { key: 'first', place: 'max-page-md:col-span-full' },
] as const;

/** The products against each other: which answers what, for whom, from which data, and what comes first. */
function Choice() {
  const { columns, rows, claim, claimFor, source, control, ...heading } = copy.choice;
  return (
    <Section
      id="choice"
      {...heading}
      ground="mist"
      aside={
        <Link className="button" to={control.to}>
          {control.label}
        </Link>
      }
    >
      <table className="w-full text-left max-page-md:block">
        <thead className="max-page-md:sr-only">
          <tr className="align-baseline text-quiet text-small max-page-md:block">
            {[columns.product, ...cells.map(({ key }) => columns[key])].map((column) => (
              <th
                key={column}
                className="font-600 max-page-md:block page-md:pr-5 page-md:pb-2.5 page-md:last:pr-0"
                scope="col"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-page-md:block">
          {rows.map((row) => (
            <tr
              key={row.product}
              className="border-t border-t-ink align-baseline max-page-md:grid max-page-md:grid-cols-2 max-page-md:gap-x-5 max-page-md:gap-y-3.5 max-page-md:py-6 page-md:not-first:border-t-line"
            >
              <th
                className="font-display text-heading font-700 max-page-md:col-span-full page-md:py-4 page-md:pr-5 page-lg:whitespace-nowrap page-lg:text-lead page-lg:leading-tight"
                scope="row"
              >
                <Link className="text-link" to={row.to}>
                  {row.product}
                </Link>
              </th>
              {cells.map(({ key, place }) => (
                <td key={key} className={`page-md:py-4 page-md:pr-5 page-md:last:pr-0 ${place}`}>
                  <span className="block text-slate text-small page-md:hidden">{columns[key]}</span>{' '}
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-8 page-lg:ml-1/4">
        <b className="font-display text-heading leading-normal">{claim.figure}</b> {claim.wording} {claimFor}{' '}
        <span className="block text-quiet text-caption">
          {source}: {claim.source}
        </span>
      </p>
    </Section>
  );
}

/** The demo on a scale of minutes: each part as wide as it is long. */
function Demo() {
  const { parts, minutes, book, schedule, ...heading } = copy.demo;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.minutes, 0));
  const whole = parts.reduce((sum, part) => sum + part.minutes, 0);
  return (
    <Section
      id="demo"
      {...heading}
      aside={
        <>
          <BookMeeting control="skillsuite-overview-demo">{book}</BookMeeting>
          <ExternalLink className="button" href={outboundLinks.schedulingPage.href}>
            {schedule}
          </ExternalLink>
        </>
      }
    >
      <svg
        className="block h-4 w-full border border-ink"
        viewBox={`0 0 ${whole} 2`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map((part, index) => (
          <rect
            key={part.title}
            className="fill-ink even:fill-sun"
            x={starts[index]}
            width={part.minutes}
            height="2"
          />
        ))}
      </svg>
      <ol className="mt-5 grid gap-x-gutter gap-y-8 page-md:grid-cols-3 page-lg:grid-cols-[8fr_16fr_6fr] page-lg:gap-0">
        {parts.map((part) => (
          <li key={part.title} className="grid content-start gap-1.5 page-lg:pr-6">
            <p>
              <b className="font-display text-title leading-normal">{part.minutes}</b> {minutes}
            </p>
            <h3 className="text-heading font-700">{part.title}</h3>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The suite at a glance: five products, which one for which question, and what a demo is. */
export function Component() {
  const { hero, products, closing } = copy;
  return (
    <>
      <SuiteGlobeHero hero={hero} />
      <SuiteProducts {...products} />
      <Choice />
      <Demo />
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skillsuite-overview-closing">{closing.button}</BookMeeting>
        <Link className="button" to={closing.suite.to}>
          {closing.suite.label}
        </Link>
      </Ending>
    </>
  );
}
