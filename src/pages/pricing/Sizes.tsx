import { count, fillIn } from '../../content/format.ts';
import { inCents, inEuros, inNumbers, rounding, yearlyCost } from '../../content/price-estimate.ts';
import prices from '../../content/prices.yaml';
import { Table } from '../../sections/table/Table.tsx';
import page from './page.yaml';

const { estimate } = prices;
const { title, text, columns, assumptions } = page.sizes;
const { to, presets } = page.estimate;

/** Returns the values of the assumptions, by their names in the texts. */
function assumedValues() {
  const [first, last] = [estimate.bands[0], estimate.bands.at(-1)];
  if (!first || !last) throw new Error('The estimate has no bands.');
  return {
    applications: inNumbers(estimate.applications, to),
    token: inCents(estimate.token),
    first: inEuros(first, to),
    firstPeople: first.people,
    last: inEuros(last, to),
    lastPeople: estimate.bands.at(-2)?.people ?? 0,
    setup: inEuros(estimate.setup, to),
    step: `€${rounding}`,
  };
}

/** The estimates at five headcounts, and what they assume: the facts of the act as text. */
export function Sizes() {
  const assumed = assumedValues();
  return (
    <div className="grid items-start gap-x-gutter-wide gap-y-part page-lg:grid-cols-[7fr_5fr]">
      <Table
        caption={title}
        className="max-page-md:text-small"
        columns={[columns.people, columns.agent, columns.suite]}
        rows={presets.map((people) => {
          const { agent, suite } = yearlyCost(people, estimate);
          return { name: count(people), cells: [inEuros(agent, to), inEuros(suite, to)] };
        })}
      />
      <div className="grid gap-5 page-lg:pt-2">
        <p className="text-lead">{text}</p>
        <dl className="grid gap-x-gutter gap-y-3 page-3xs:grid-cols-2">
          {assumptions.map((assumption) => (
            <div key={assumption.title} className="grid content-start gap-1">
              <dt className="font-600">{assumption.title}</dt>
              <dd className="text-muted">{fillIn(assumption.text, assumed)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
