import content from '../content/screens/control-centre.yaml';
import {
  PanelFigure,
  type PanelName,
  panelDrawings,
  panelNames,
  panelOwners,
} from './ControlCentrePanels.tsx';
import styles from './ControlCentreScreen.module.css';
import { ScreenFrame } from './ScreenFrame.tsx';

interface PanelProps {
  readonly panel: PanelName;
  /** Whether it shows the number of the check that opens it. */
  readonly numbered: boolean;
  /** Its place on the table, and its size. */
  readonly className?: string;
  readonly figureClassName?: string;
}

function Panel({ panel, numbered, className = '', figureClassName }: PanelProps) {
  return (
    <li
      data-world={panelOwners[panel]}
      className={`relative grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-2.5 p-4 bg-white mockup-xs:p-5 ${className}`}
    >
      <PanelFigure
        panel={panel}
        numbered={numbered}
        {...(figureClassName && { className: figureClassName })}
      />
      {panelDrawings[panel]}
    </li>
  );
}

/** The Skills Control Centre: the gap plan as the large chart of a plotting table, the other panels around it. */
export function ControlCentreScreen({ numbered = false }: { readonly numbered?: boolean }) {
  return (
    <ScreenFrame product="control-centre" view={content.view} description={content.description}>
      {/* The panels touch, and hairlines part them. Their numbers run down the columns. */}
      <ul className="grid gap-px -m-4 bg-contour mockup-xs:-m-5 mockup-xs:grid-cols-2 mockup-xs:grid-flow-row-dense mockup-lg:grid-cols-[5fr_4fr_4fr_5fr]">
        <Panel panel="agent" numbered={numbered} />
        <Panel panel="matching" numbered={numbered} className="mockup-lg:row-start-2" />
        <Panel
          panel="mapping"
          numbered={numbered}
          className="mockup-xs:col-span-2 mockup-lg:col-start-2 mockup-lg:row-start-1 mockup-lg:row-span-2 bg-mist! mockup-md:text-copy [&>ul]:self-stretch"
          figureClassName="text-headline"
        />
        <Panel panel="passport" numbered={numbered} className="mockup-lg:col-start-4 mockup-lg:row-start-1" />
        <Panel panel="lens" numbered={numbered} className="mockup-lg:col-start-4 mockup-lg:row-start-2" />
        <Panel
          panel="search"
          numbered={numbered}
          className={`mockup-xs:col-span-2 mockup-lg:col-span-4 mockup-lg:row-start-3 ${styles.strip}`}
        />
      </ul>
    </ScreenFrame>
  );
}

/** The key figures of the Skills Control Centre alone, side by side: what another page shows of it. */
export function ControlCentreFigures() {
  return (
    <ScreenFrame product="control-centre" view={content.view} description={content.description}>
      <ul className="grid gap-px -m-4 bg-contour mockup-xs:-m-5 mockup-xs:grid-cols-2 mockup-lg:grid-cols-6">
        {panelNames.map((panel) => (
          <li
            key={panel}
            data-world={panelOwners[panel]}
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-2.5 p-4 bg-white"
          >
            <PanelFigure panel={panel} />
          </li>
        ))}
      </ul>
    </ScreenFrame>
  );
}
