import { Container } from '../../components/Container.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { count } from '../../content/format.ts';
import type page from './page.yaml';

type Questions = (typeof page)['try'];
type Question = Questions['questions'][number];

/** The river in user units: a column for each stop, and the length before a stop in which it narrows. */
const size = { column: 100, narrowing: 45, height: 100 } as const;
/** How far it goes on beside the page's columns: as far as the widest window. */
const beyond = 1000;

/** One bank of the river, above the middle or below it, from the first stop to the last. */
function bank(halves: readonly number[], side: 1 | -1): string {
  const y = (index: number) => size.height / 2 + side * (halves[index] ?? 0);
  const narrows = halves.slice(1).map((_, index) => {
    const [from, to] = [size.column * (index + 1) - size.narrowing, size.column * (index + 1)];
    const middle = (from + to) / 2;
    return `L${from} ${y(index)}C${middle} ${y(index)} ${middle} ${y(index + 1)} ${to} ${y(index + 1)}`;
  });
  return `${narrows.join('')}L${size.column * halves.length} ${y(halves.length - 1)}`;
}

/**
 * How many people each source leaves, as a river from edge to edge; its stages stand over the columns of figures. Its width
 * grows with the cube root of their number, so that 38 people do not look like 2. The route to the answer runs in its middle, as
 * wide as what is left.
 */
function River({ stops, scale }: Pick<Question, 'stops'> & { readonly scale: string }) {
  const most = stops[0]?.people ?? 1;
  const middle = size.height / 2;
  const end = size.column * stops.length;
  const halves = stops.map(({ people }) => (middle - 1) * Math.cbrt(people / most));
  // The lower bank is the upper one turned over, so that both have the same points and can turn into another answer's.
  const area = ([-1, 1] as const)
    .map(
      (side) =>
        `M${-beyond} ${middle}V${middle + side * (halves[0] ?? 0)}${bank(halves, side)}H${end + beyond}V${middle}z`,
    )
    .join('');
  const left = halves.at(-1) ?? 0;
  return (
    <div className="run-in overflow-x-clip">
      <Container className="relative">
        <p className="mb-3 text-muted text-small page-md:absolute page-md:top-0 page-md:right-8 page-md:mb-0">
          {scale}
        </p>
        <StretchedSvg
          className="w-full overflow-visible h-28 page-md:h-[clamp(10rem,19vw,20rem)]"
          viewBox={`0 0 ${end} ${size.height}`}
        >
          <path className="fill-link/45 [transition:d_var(--motion-draw)_var(--motion-curve)]" d={area} />
          <path
            className="fill-sun forced-colors:fill-[CanvasText] [transition:d_var(--motion-draw)_var(--motion-curve)]"
            d={`M${-beyond} ${middle - left}H${end + beyond}V${middle + left}H${-beyond}z`}
          />
        </StretchedSvg>
      </Container>
    </div>
  );
}

interface TracedAnswerProps extends Question {
  readonly labels: Pick<Questions, 'barred' | 'unknown' | 'scale'>;
}

/** One answer, drawn and worded: what each source leaves, and what the agent may not read or does not know. */
export function TracedAnswer({ stops, answer, barred, unknown, labels }: TracedAnswerProps) {
  return (
    <div className="grid gap-part">
      <River stops={stops} scale={labels.scale} />
      <Container
        as="ol"
        className="grid gap-y-3 page-md:auto-cols-fr page-md:grid-flow-col *:grid *:grid-cols-[5.5rem_1fr] *:gap-x-3 *:items-baseline page-md:*:block page-md:*:pr-gutter"
      >
        {stops.map(({ source, people, text }) => (
          <li key={text} className="group">
            <b className="font-display text-title leading-none tabular-nums page-md:block page-md:mb-2 page-md:text-headline group-last:text-sun">
              {count(people)}
            </b>{' '}
            <span>
              {text} <span className="block text-muted text-small">{source}</span>
            </span>
          </li>
        ))}
      </Container>
      <Container className="grid gap-x-gutter gap-y-5 pt-2 page-md:grid-cols-2 page-lg:grid-cols-4">
        <p className="font-display text-title text-balance page-md:col-span-2">{answer}</p>
        <Definitions
          className="contents *:pt-2.5 *:border-t *:border-t-line [&_dt]:mb-1 [&_dt]:font-600 [&_dd]:text-muted"
          items={[
            [labels.barred, barred],
            [labels.unknown, unknown],
          ]}
        />
      </Container>
    </div>
  );
}
