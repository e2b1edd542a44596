import { SearchIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Decoration, StretchedSvg } from '../components/Decoration.tsx';
import { Icon } from '../components/Icon.tsx';
import { change, count, fillIn, sum } from '../content/format.ts';
import content from '../content/screens/control-centre.yaml';
import frame from '../content/screens/frame.yaml';
import mappingScreen from '../content/screens/skills-mapping.yaml';
import { Bar } from './Bar.tsx';
import styles from './ControlCentreScreen.module.css';
import { ForecastLine } from './ForecastLine.tsx';
import { GapBar } from './GapBar.tsx';
import { ProductGlyph, type ScreenProduct } from './ProductGlyph.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';

const { agent, passport, matching, lens, search } = content;
const missing = (gap: number) =>
  `${Math.abs(gap)} ${gap < 0 ? content.mapping.spare : content.mapping.short}`;

const gaps = mappingScreen.table.skills
  .map(({ name, demand, supply }) => ({ name, gap: demand - supply, figure: missing(demand - supply) }))
  .toSorted((one, other) => other.gap - one.gap);

/** The widest gaps of the gap plan, as many as the panel shows, and the skill with most people to spare. */
const widestGaps = [...gaps.slice(0, content.mapping.shown), ...gaps.slice(-1)];

/** Gaps as lines, each with its bar; the widest gap of all fills a bar. */
function gapLines(shown: typeof gaps) {
  const most = Math.max(...gaps.map(({ gap }) => gap));
  return shown.map(({ name, gap, figure }) => ({
    name,
    figure,
    bar: <GapBar gap={gap} most={most} className="w-full h-[0.7em]" />,
  }));
}

/** Results of the search by kind; the people are those who have the skill. */
const searchResults = [
  { name: search.skills, results: 1 },
  { name: search.people, results: search.skill.supply },
  ...search.others,
];

/** What the panels' texts name in braces, panel by panel; sums are made here and shares rounded to whole per cent. */
const values = {
  agent: { systems: agent.systems.length },
  passport: {
    holders: passport.holders,
    share: Math.round((100 * passport.holders) / frame.people),
  },
  matching: {
    strong: sum(matching.shares.filter(({ strong }) => strong).map(({ matches }) => matches)),
    all: sum(matching.shares.map(({ matches }) => matches)),
  },
  mapping: {},
  lens: {
    skill: lens.skill?.name ?? '',
    change: change(lens.skill?.trend ?? 0),
    value: lens.index.at(-1) ?? 0,
    error: lens.errors.at(-1) ?? 0,
    quarter: lens.quarters.at(-1) ?? '',
  },
  search: {
    query: search.query,
    all: sum(searchResults.map(({ results }) => results)),
  },
} as const;

type PanelName = keyof typeof values;

/** A text of a panel with the panel's figures in it. */
export function panelText(panel: PanelName, text: string): string {
  return fillIn(text, values[panel]);
}

/** The connected systems as stations of one line, each with the number of its records. */
function ConnectedSystems() {
  return (
    <ul className="grid grid-flow-col auto-cols-fr self-end">
      {agent.systems.map(({ name, records, of }) => (
        <li
          className="relative mt-[0.6em] pt-[1.2em] border-t-2 border-t-lagoon last:border-t-transparent"
          key={name}
        >
          <Decoration className="absolute left-0 -top-[0.5em] size-[0.9em] border-2 border-ink rounded-full bg-sun" />
          <b className="block">{name}</b> <span className="block text-slate">{count(records)}</span>{' '}
          <span className="block text-slate">{of}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many matches each share of skills has, as columns with their figures; the strong ones are marked. */
function MatchColumns() {
  const { shares } = matching;
  const most = Math.max(...shares.map(({ matches }) => matches));
  return (
    <ul className="grid grid-flow-col auto-cols-fr gap-2 self-end">
      {shares.map(({ from, matches, strong }) => (
        <li className="grid" key={from}>
          <b>{matches}</b>{' '}
          <StretchedSvg className="border-b border-b-ink w-full h-[3.4em]" viewBox="0 0 10 40">
            <path
              d={`M0 40V${40 - Math.round((40 * matches) / most)}H10V40z`}
              className={
                strong
                  ? 'fill-lagoon forced-colors:[fill:CanvasText]'
                  : 'fill-lagoon-pale forced-colors:[fill:GrayText]'
              }
            />
          </StretchedSvg>{' '}
          <span className="text-slate">{from}</span>
        </li>
      ))}
    </ul>
  );
}

interface LinesProps {
  readonly lines: readonly { readonly name: string; readonly figure: ReactNode; readonly bar?: ReactNode }[];
}

function Lines({ lines }: LinesProps) {
  return (
    <ul className="self-end">
      {lines.map(({ name, figure, bar }) => (
        <li
          className={`flex flex-wrap gap-x-2 items-center justify-between py-1 border-t border-t-contour ${bar ? 'page-3xs:grid page-3xs:grid-cols-[minmax(0,9.6em)_1fr_6.4em]' : ''}`}
          key={name}
        >
          <span>{name}</span> {bar} <b className="text-right">{figure}</b>
        </li>
      ))}
    </ul>
  );
}

interface PanelNumberProps {
  readonly number: number;
  readonly className?: string;
}

/** The number of a check, on its panel of the screen and in the list that says it. */
export function PanelNumber({ number, className = '' }: PanelNumberProps) {
  return (
    <span
      className={`size-7 rounded-full bg-sun text-ink text-center text-note font-700 leading-7 ${className}`}
    >
      {number}
    </span>
  );
}

/** What stands below a panel's figure. It is drawn in ems, so that an enlarged panel is the same panel. */
const drawings: Readonly<Record<PanelName, ReactNode>> = {
  agent: <ConnectedSystems />,
  passport: (
    <>
      <Bar
        amount={passport.holders}
        most={frame.people}
        className="h-3 w-full bg-lagoon-pale fill-lagoon forced-color-adjust-none"
      />
      <Lines lines={passport.skills.map((entry) => ({ name: entry.name, figure: count(entry.count) }))} />
    </>
  ),
  matching: <MatchColumns />,
  mapping: <Lines lines={gapLines(widestGaps)} />,
  lens: (
    <>
      <ForecastLine index={lens.index} errors={lens.errors} className="self-end h-[7.4em]" />
      <p className="flex justify-between text-slate">
        <span>{lens.today}</span> <span>{panelText('lens', lens.last)}</span>
      </p>
    </>
  ),
  search: (
    <>
      <p className="self-end px-2.5 py-1 border border-outline rounded-sm font-600">{search.query}</p>
      <Lines lines={searchResults.map(({ name, results }) => ({ name, figure: results }))} />
    </>
  ),
};

/** Whose panel it is; the search is nobody's. */
const owners: Readonly<Partial<Record<PanelName, ScreenProduct>>> = {
  agent: 'skills-agent',
  passport: 'skills-passport',
  matching: 'skills-1st-matching',
  mapping: 'skills-mapping',
  lens: 'skills-lens',
};

interface PanelProps {
  readonly panel: PanelName;
  /** That of the check that looks at it, where there is one. */
  readonly number?: number | undefined;
  /** Its place on the table, and its size. */
  readonly className?: string;
  readonly figureClassName?: string;
  /** Stands for its own drawing. */
  readonly children?: ReactNode;
}

function PanelContent({ panel, number, figureClassName = 'text-figure', children }: PanelProps) {
  const { name, figure, text } = content[panel];
  const product = owners[panel];
  return (
    <>
      <p className={`flex gap-2 items-center ${number === undefined || panel === 'search' ? '' : 'pr-9'}`}>
        {product ? <ProductGlyph product={product} /> : <Icon icon={SearchIcon} className="size-5" />}
        <b>{name}</b>
        {number === undefined ? null : <PanelNumber className="absolute right-3 top-3" number={number} />}
      </p>
      <p className="text-slate">
        <b className={`block text-ink font-display leading-[1.2] ${figureClassName}`}>
          {panelText(panel, figure)}
        </b>{' '}
        {panelText(panel, text)}
      </p>
      {children ?? drawings[panel]}
    </>
  );
}

function Panel({ className = '', ...props }: PanelProps) {
  return (
    <li
      data-world={owners[props.panel]}
      className={`relative grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-2.5 p-4 bg-white mockup-xs:p-5 ${className}`}
    >
      <PanelContent {...props} />
    </li>
  );
}

/** A panel of the dashboard under a magnifying glass. */
export function EnlargedPanel({ panel }: { readonly panel: PanelName }) {
  return (
    <div
      data-world={owners[panel]}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border-2 border-lagoon bg-white p-5 text-copy leading-[1.4] text-ink tabular-nums page-md:p-7 page-lg:text-large"
    >
      <PanelContent panel={panel} figureClassName="text-headline" />
    </div>
  );
}

/** The Skills Control Centre: the gap plan as the large chart of a plotting table, the other panels around it. */
export function ControlCentreScreen({ numbered = false }: { readonly numbered?: boolean }) {
  const check = (number: number) => (numbered ? number : undefined);
  return (
    <ScreenFrame product="control-centre" view={content.view} description={content.description}>
      {/* The panels touch, and hairlines part them. */}
      <ul className="grid gap-px -m-4 bg-contour mockup-xs:-m-5 mockup-xs:grid-cols-2 mockup-xs:grid-flow-row-dense mockup-lg:grid-cols-[5fr_4fr_4fr_5fr]">
        <Panel panel="agent" number={check(1)} />
        <Panel panel="passport" className="mockup-lg:col-start-4" />
        <Panel panel="matching" number={check(2)} className="mockup-lg:row-start-2" />
        <Panel
          panel="mapping"
          number={check(3)}
          className="mockup-xs:col-span-2 mockup-lg:col-start-2 mockup-lg:row-start-1 mockup-lg:row-span-2 bg-mist! mockup-md:text-copy"
          figureClassName="text-headline"
        >
          <Lines lines={gapLines(gaps)} />
        </Panel>
        <Panel panel="lens" number={check(4)} className="mockup-lg:col-start-4 mockup-lg:row-start-2" />
        <Panel
          panel="search"
          number={check(5)}
          className={`mockup-xs:col-span-2 mockup-lg:col-span-4 mockup-lg:row-start-3 ${styles.strip}`}
        />
      </ul>
    </ScreenFrame>
  );
}
