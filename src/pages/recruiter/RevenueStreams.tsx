import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';

type RevenueStreamsProps = Omit<Content<'recruiter'>['revenue'], 'name' | 'title' | 'text'>;

const boldEvery = 10;

/** Pixels from one line to the next. */
const step = 4;

/** As many lines as the amount has units, from the ground up; bold ones apart, as on a contour map. */
function Strata({ lines }: { readonly lines: number }) {
  const height = lines * step;
  const levels = Array.from({ length: lines }, (_, index) => index + 1);
  const path = (wanted: readonly number[]) =>
    wanted.map((level) => `M0 ${height - level * step + 1}h1`).join('');
  return (
    <svg
      className="border-b border-b-front w-full fill-none stroke-lagoon stroke-1 page-lg:self-end"
      viewBox={`0 0 1 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0h1V${height}H0z`} className="fill-lagoon/10 stroke-none" />
      <path d={path(levels.filter((level) => level % boldEvery > 0))} vectorEffect="non-scaling-stroke" />
      <path
        d={path(levels.filter((level) => level % boldEvery === 0))}
        vectorEffect="non-scaling-stroke"
        className="stroke-2"
      />
    </svg>
  );
}

/** Services to sell, each on a column as high as a year of it brings in. */
export function RevenueStreams({ streams, potential, year, scale, unit, sum }: RevenueStreamsProps) {
  const linesOf = (amount: number) => Math.round(amount / unit);
  const total = streams.reduce((amount, stream) => amount + stream.amount, 0);
  return (
    <>
      <ul className="grid gap-y-10 gap-x-gutter page-sm:grid-cols-2 page-lg:grid-cols-4 page-lg:grid-rows-[repeat(4,auto)]">
        {streams.map(({ title, text, reckoning, amount }) => (
          <li key={title} className="grid gap-2.5 content-start page-lg:row-span-4 page-lg:grid-rows-subgrid">
            <Strata lines={linesOf(amount)} />
            <h3 className="text-heading font-700 leading-normal">{title}</h3>
            <p>{text}</p>
            <p className="grid tabular-nums pt-2">
              <span className="text-quiet text-small">{potential}</span>
              <b className="font-display text-figure leading-tight">{fillIn(year, { amount })}</b>
              <span className="text-quiet text-small">{reckoning}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap tabular-nums gap-y-1 gap-x-8 mt-8 pt-3 border-t-4 border-t-double border-t-front justify-between font-600">
        <span>{fillIn(sum, { amount: total })}</span>
        <span className="text-quiet text-caption font-400">{fillIn(scale, { unit })}</span>
      </p>
    </>
  );
}
