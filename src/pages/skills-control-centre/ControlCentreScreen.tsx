import type { ReactNode } from 'react';
import { count } from '../../content/format.ts';
import content from '../../content/screens/control-centre.yaml';
import frame from '../../content/screens/frame.yaml';
import { ForecastLine } from '../../sections/ForecastLine.tsx';
import { GapBar } from '../../sections/GapBar.tsx';
import { ProductGlyph, type ScreenProduct } from '../../sections/ProductGlyph.tsx';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { ConnectedSystems, MatchColumns, ShareBar } from './ControlVisuals.tsx';
import {
  describePanels,
  forecast,
  forecastErrors,
  type PanelName,
  panelText,
  searchResults,
  widestGaps,
} from './control-figures.ts';

interface PanelProps {
  readonly panel: PanelName;
  /** Whose mark stands beside the name; a magnifying glass where it is none's. */
  readonly product?: ScreenProduct;
  /** The panel's small picture. */
  readonly children: ReactNode;
}

function Panel({ panel, product, children }: PanelProps) {
  const { name, figure, text } = content[panel];
  return (
    <li className="panel grid relative gap-2.5 p-4 grid-rows-[auto_auto_1fr] [background:var(--screen-ground)] [counter-increment:panel] screen-sm:p-5">
      <p className="flex gap-2 pr-9 items-center after:absolute after:right-3 after:top-3 after:w-7 after:h-7 after:rounded-full after:bg-sun after:text-ink after:text-label after:font-700 after:[line-height:1.75rem] after:text-center after:[content:counter(panel)_/_'']">
        {product ? (
          <ProductGlyph product={product} />
        ) : (
          <span className="i-lucide-search w-5 h-5" aria-hidden="true" />
        )}
        <b>{name}</b>
      </p>
      <p className="text-[var(--screen-quiet)]">
        <b className="block text-ink font-display text-numeral font-650 leading-[1.2]">
          {panelText(panel, figure)}
        </b>{' '}
        {panelText(panel, text)}
      </p>
      {children}
    </li>
  );
}

/** The Skills Control Centre: each product's key figure with its small picture, and one search over all of them. */
export function ControlCentreScreen() {
  const { agent, passport, matching, lens, search } = content;
  const most = Math.max(...widestGaps.map(({ gap }) => gap));
  return (
    <ScreenFrame product="control-centre" view={content.view} description={describePanels()}>
      <ul className="grid gap-px -m-4 [background:var(--screen-line)] screen-sm:-m-5 screen-sm:grid-cols-[1fr_1fr] screen-lg:grid-cols-[repeat(3,1fr)]">
        <Panel panel="agent" product="skills-agent">
          <ConnectedSystems systems={agent.systems} />
        </Panel>
        <Panel panel="passport" product="skills-passport">
          <ShareBar part={passport.holders} whole={frame.people} />
          <ul className="last:self-end">
            {passport.skills.map((entry) => (
              <li
                className="flex gap-2 py-1 border-t border-t-[var(--screen-line)] items-center justify-between"
                key={entry.name}
              >
                <span className="[flex:none] min-w-33">{entry.name}</span>{' '}
                <b className="[flex:none] min-w-15 text-right">{count(entry.count)}</b>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel panel="matching" product="skills-1st-matching">
          <MatchColumns shares={matching.shares} />
        </Panel>
        <Panel panel="mapping" product="skills-mapping">
          <ul className="last:self-end">
            {widestGaps.map(({ name, gap, figure }) => (
              <li
                className="flex gap-2 py-1 border-t border-t-[var(--screen-line)] items-center justify-between"
                key={name}
              >
                <span className="[flex:none] min-w-33">{name}</span> <GapBar gap={gap} most={most} />{' '}
                <b className="[flex:none] min-w-15 text-right">{figure}</b>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel panel="lens" product="skills-lens">
          <ForecastLine index={forecast} errors={forecastErrors} />
          <p className="flex justify-between text-[var(--screen-quiet)]">
            <span>{lens.today}</span> <span>{panelText('lens', lens.last)}</span>
          </p>
        </Panel>
        <Panel panel="search">
          <p className="px-2.5 py-1 border border-outline self-end rounded-[2px] font-600">{search.query}</p>
          <ul className="last:self-end">
            {searchResults.map(({ name, results }) => (
              <li
                className="flex gap-2 py-1 border-t border-t-[var(--screen-line)] items-center justify-between"
                key={name}
              >
                <span className="[flex:none] min-w-33">{name}</span>{' '}
                <b className="[flex:none] min-w-15 text-right">{results}</b>
              </li>
            ))}
          </ul>
        </Panel>
      </ul>
    </ScreenFrame>
  );
}
