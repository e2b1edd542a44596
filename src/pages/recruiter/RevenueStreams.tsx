import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import './desk.css';

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
      className="stream-column"
      viewBox={`0 0 1 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0h1V${height}H0z`} className="stream-ground" />
      <path d={path(levels.filter((level) => level % boldEvery > 0))} vectorEffect="non-scaling-stroke" />
      <path
        d={path(levels.filter((level) => level % boldEvery === 0))}
        vectorEffect="non-scaling-stroke"
        className="stream-bold"
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
      <ul className="streams">
        {streams.map(({ title, text, reckoning, amount }) => (
          <li key={title} className="stream">
            <Strata lines={linesOf(amount)} />
            <h3 className="stream-title">{title}</h3>
            <p>{text}</p>
            <p className="stream-potential">
              <span className="stream-label">{potential}</span>
              <b>{fillIn(year, { amount })}</b>
              <span>{reckoning}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="streams-sum">
        <span>{fillIn(sum, { amount: total })}</span>
        <span className="streams-scale">{fillIn(scale, { unit })}</span>
      </p>
    </>
  );
}
