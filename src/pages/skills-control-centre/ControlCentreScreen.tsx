import type { ReactNode } from 'react';
import { count } from '../../content/format.ts';
import content from '../../content/screens/control-centre.yaml';
import frame from '../../content/screens/frame.yaml';
import {
  describePanels,
  forecast,
  forecastErrors,
  type PanelName,
  panelText,
  searchResults,
  widestGaps,
} from '../../screens/control-figures.ts';
import { ForecastLine } from '../../sections/ForecastLine.tsx';
import { GapBar } from '../../sections/GapBar.tsx';
import { ProductGlyph, type ScreenProduct } from '../../sections/ProductGlyph.tsx';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { ConnectedSystems, MatchColumns, ShareBar } from './ControlVisuals.tsx';

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
    <li className="panel">
      <p className="panel-name">
        {product ? (
          <ProductGlyph product={product} />
        ) : (
          <span className="i-lucide-search" aria-hidden="true" />
        )}
        <b>{name}</b>
      </p>
      <p className="panel-text">
        <b>{panelText(panel, figure)}</b> {panelText(panel, text)}
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
      <ul className="panels">
        <Panel panel="agent" product="skills-agent">
          <ConnectedSystems systems={agent.systems} />
        </Panel>
        <Panel panel="passport" product="skills-passport">
          <ShareBar part={passport.holders} whole={frame.people} />
          <ul className="panel-lines">
            {passport.skills.map((entry) => (
              <li key={entry.name}>
                <span>{entry.name}</span> <b>{count(entry.count)}</b>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel panel="matching" product="skills-1st-matching">
          <MatchColumns shares={matching.shares} />
        </Panel>
        <Panel panel="mapping" product="skills-mapping">
          <ul className="panel-lines">
            {widestGaps.map(({ name, gap, figure }) => (
              <li key={name}>
                <span>{name}</span> <GapBar gap={gap} most={most} /> <b>{figure}</b>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel panel="lens" product="skills-lens">
          <ForecastLine index={forecast} errors={forecastErrors} />
          <p className="panel-axis">
            <span>{lens.today}</span> <span>{panelText('lens', lens.last)}</span>
          </p>
        </Panel>
        <Panel panel="search">
          <p className="panel-query">{search.query}</p>
          <ul className="panel-lines">
            {searchResults.map(({ name, results }) => (
              <li key={name}>
                <span>{name}</span> <b>{results}</b>
              </li>
            ))}
          </ul>
        </Panel>
      </ul>
    </ScreenFrame>
  );
}
