import { InkPanel } from '../components/InkPanel.tsx';
import content from '../content/screens/control-centre.yaml';
import { Picture } from '../drawings/Picture.tsx';
import { PanelFigure, type PanelName, panelDrawings, panelOwners } from './ControlCentrePanels.tsx';
import styles from './ControlCentreScreen.module.css';
import type { darkCharts } from './dark-charts.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

interface ScreenProps {
  /** Whether each panel shows the number of the check that opens it. */
  readonly numbered?: boolean;
  /** The products' charts, each over the panel of its product. */
  readonly charts?: Partial<typeof darkCharts>;
}

interface PanelProps extends ScreenProps {
  readonly panel: PanelName;
  /** Its place on the table, and its size. */
  readonly className?: string;
  readonly figureClassName?: string;
  readonly chartClassName?: string;
}

function Panel({
  panel,
  numbered = false,
  charts = {},
  className = '',
  figureClassName,
  chartClassName = '',
}: PanelProps) {
  const owner = panelOwners[panel];
  const chart = owner && owner !== 'control-centre' ? charts[owner] : undefined;
  return (
    <li
      data-world={owner}
      className={`relative grid grid-cols-[minmax(0,1fr)] gap-2.5 p-4 bg-white mockup-xs:p-5 ${chart ? 'grid-rows-[auto_auto_auto_1fr]' : 'grid-rows-[auto_auto_1fr]'} ${className}`}
    >
      {chart ? (
        <InkPanel
          className={`-mx-4 -mt-4 mb-1 h-16 mockup-xs:-mx-5 mockup-xs:-mt-5 mockup-xs:h-24 ${chartClassName}`}
        >
          <Picture className="h-full w-full object-cover" picture={chart} />
        </InkPanel>
      ) : null}
      <PanelFigure
        panel={panel}
        numbered={numbered}
        {...(figureClassName && { className: figureClassName })}
      />
      {panelDrawings[panel]}
    </li>
  );
}

/**
 * The Skills Control Centre: the gap plan as the large chart of a plotting table, the other panels around it. Its `top` goes without the
 * search, and on phones shows the plan alone.
 */
export function ControlCentreScreen({ top = false, ...shared }: ScreenProps & { readonly top?: boolean }) {
  const side = top ? 'max-mockup-xs:hidden' : '';
  return (
    <ScreenFrame product="control-centre" view={content.view} description={content.description}>
      {/* The panels touch, and hairlines part them. Their numbers run down the columns. */}
      <ul className="grid gap-px -m-4 bg-contour mockup-xs:-m-5 mockup-xs:grid-cols-2 mockup-xs:grid-flow-row-dense mockup-lg:grid-cols-[5fr_4fr_4fr_5fr]">
        <Panel panel="agent" {...shared} className={side} />
        <Panel panel="matching" {...shared} className={`mockup-lg:row-start-2 ${side}`} />
        <Panel
          panel="mapping"
          {...shared}
          className="mockup-xs:col-span-2 mockup-lg:col-start-2 mockup-lg:row-start-1 mockup-lg:row-span-2 bg-mist! mockup-md:text-copy [&>ul]:self-stretch"
          figureClassName="text-headline"
          chartClassName="mockup-lg:h-44"
        />
        <Panel
          panel="passport"
          {...shared}
          className={`mockup-lg:col-start-4 mockup-lg:row-start-1 ${side}`}
        />
        <Panel panel="lens" {...shared} className={`mockup-lg:col-start-4 mockup-lg:row-start-2 ${side}`} />
        {top ? null : (
          <Panel
            panel="search"
            {...shared}
            className={`mockup-xs:col-span-2 mockup-lg:col-span-4 mockup-lg:row-start-3 ${styles.strip}`}
          />
        )}
      </ul>
    </ScreenFrame>
  );
}
