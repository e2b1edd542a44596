import { SearchIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { Icon } from '../../components/Icon.tsx';
import { change, count, fillIn, sum } from '../../content/format.ts';
import content from '../../content/screens/control-centre.yaml';
import frame from '../../content/screens/frame.yaml';
import mappingScreen from '../../content/screens/skills-mapping.yaml';
import { ProductGlyph, type ScreenProduct } from '../../drawings/ProductGlyph.tsx';
import { Bar } from './Bar.tsx';
import { ForecastLine } from './ForecastLine.tsx';
import { GapBar } from './GapBar.tsx';

const { agent, passport, matching, lens, search } = content;
const missing = (gap: number) =>
  `${Math.abs(gap)} ${gap < 0 ? content.mapping.spare : content.mapping.short}`;

const gaps = mappingScreen.table.skills
  .map(({ name, demand, supply }) => ({ name, gap: demand - supply, figure: missing(demand - supply) }))
  .toSorted((one, other) => other.gap - one.gap);

/** The number of search results of each kind. The people are those with the skill. */
const searchResults = [
  { name: search.skills, results: 1 },
  { name: search.people, results: search.skill.supply },
  ...search.others,
];

/** The values of the placeholders in each panel's texts. Shares are rounded to whole per cent. */
const values = {
  agent: { systems: agent.systems.length },
  matching: {
    strong: sum(matching.shares.filter(({ strong }) => strong).map(({ matches }) => matches)),
    all: sum(matching.shares.map(({ matches }) => matches)),
  },
  mapping: {},
  passport: {
    holders: passport.holders,
    share: Math.round((100 * passport.holders) / frame.people),
    waiting: passport.skills.at(-1)?.count ?? 0,
  },
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

/** The figures of each panel that texts may name. */
export const panelValues: Readonly<Record<keyof typeof values, Readonly<Record<string, string | number>>>> =
  values;

export type PanelName = keyof typeof values;

/** The panels in numbered order. */
export const panelNames = Object.keys(values) as readonly PanelName[];

/** Returns a text of a panel with its placeholders filled in. */
export function panelText(panel: PanelName, text: string): string {
  return fillIn(text, values[panel]);
}

/** The connected systems as stations on a line, each with its number of records. */
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

/** The number of matches for each share of skills, as columns. Strong matches are highlighted. */
function MatchColumns() {
  const { shares } = matching;
  const most = Math.max(...shares.map(({ matches }) => matches));
  return (
    <div className="grid gap-1 self-end">
      <ul className="grid grid-flow-col auto-cols-fr gap-2">
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
      <p className="text-slate">{matching.axis}</p>
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly { readonly name: string; readonly figure: ReactNode; readonly bar?: ReactNode }[];
}

/** A list with a name, an optional bar and a figure in each row. All rows share the columns of one grid. */
function Lines({ lines }: LinesProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,auto)_minmax(1.5rem,1fr)_auto] gap-x-3 self-end">
      {lines.map(({ name, figure, bar }) => (
        <li
          className="col-span-full grid grid-cols-subgrid items-center py-1 border-t border-t-contour"
          key={name}
        >
          <span>{name}</span> {bar} <b className="col-start-3 text-right">{figure}</b>
        </li>
      ))}
    </ul>
  );
}

/** The gap plan, the widest gap first. The widest gap fills its half of a bar. */
function Gaps() {
  const most = Math.max(...gaps.map(({ gap }) => gap));
  return (
    <Lines
      lines={gaps.map(({ name, gap, figure }) => ({
        name,
        figure,
        bar: <GapBar gap={gap} most={most} className="w-full h-[0.7em]" />,
      }))}
    />
  );
}

interface PanelNumberProps {
  readonly panel: PanelName;
  readonly className?: string;
}

/** The number of a panel, shown on the panel and at the check that opens it. */
export function PanelNumber({ panel, className = '' }: PanelNumberProps) {
  return (
    <span
      className={`size-7 flex-none rounded-full bg-sun text-ink text-center text-small font-700 leading-7 ${className}`}
    >
      {panelNames.indexOf(panel) + 1}
    </span>
  );
}

/** The drawing below each panel's figure. */
export const panelDrawings: Readonly<Record<PanelName, ReactNode>> = {
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
  mapping: <Gaps />,
  lens: (
    <>
      <ForecastLine index={lens.index} errors={lens.errors} className="self-end h-[7.4em]" />
      <p className="flex justify-between text-slate">
        <span>{lens.today}</span> <span>{panelText('lens', lens.last)}</span>
      </p>
    </>
  ),
  search: <Lines lines={searchResults.map(({ name, results }) => ({ name, figure: results }))} />,
};

/** The product of each panel. The search has none. */
export const panelOwners: Readonly<Partial<Record<PanelName, ScreenProduct>>> = {
  agent: 'skills-agent',
  passport: 'skills-passport',
  matching: 'skills-1st-matching',
  mapping: 'skills-mapping',
  lens: 'skills-lens',
};

/** The name of a panel with its product's mark. The search has an icon. */
export function PanelLabel({ panel }: { readonly panel: PanelName }) {
  const product = panelOwners[panel];
  return (
    <>
      {product ? <ProductGlyph product={product} /> : <Icon icon={SearchIcon} className="size-5" />}
      <b>{content[panel].name}</b>
    </>
  );
}

interface PanelFigureProps {
  readonly panel: PanelName;
  /** Shows the panel's number. */
  readonly numbered?: boolean;
  /** The size of the figure. */
  readonly className?: string;
}

/** The head of a panel: its label, its figure and what the figure counts. */
export function PanelFigure({
  panel,
  numbered = false,
  className = 'text-heading mockup-lg:text-[1.75rem]',
}: PanelFigureProps) {
  const { figure, text } = content[panel];
  return (
    <>
      <p className="flex gap-2 items-center">
        <PanelLabel panel={panel} />
        {numbered ? <PanelNumber className="ml-auto" panel={panel} /> : null}
      </p>
      <p className="text-slate">
        <b className={`block text-ink font-display leading-[1.2] ${className}`}>{panelText(panel, figure)}</b>{' '}
        {panelText(panel, text)}
      </p>
    </>
  );
}
