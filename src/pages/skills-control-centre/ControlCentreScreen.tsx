import { InkPanel } from '../../components/InkPanel.tsx';
import content from '../../content/screens/control-centre.yaml';
import type { PictureSource } from '../../drawings/drawing.ts';
import { Picture } from '../../drawings/Picture.tsx';
import {
  PanelFigure,
  type PanelName,
  panelDrawings,
  panelOwners,
} from '../../sections/screen/ControlCentrePanels.tsx';
import { ScreenFrame } from '../../sections/screen/ScreenFrame.tsx';
import styles from './ControlCentreScreen.module.css';

interface ScreenProps {
  /** The gap plan's map, over the figures that it shows. */
  readonly map?: PictureSource;
}

interface PanelProps {
  readonly panel: PanelName;
  /** Its place on the table. */
  readonly className?: string;
}

const rows = 'grid-rows-[auto_auto_1fr]';

/** A panel in its product's colour; left out on phones, where the gap plan stands alone. */
function Panel({ panel, className = '' }: PanelProps) {
  return (
    <li
      data-world={panelOwners[panel]}
      className={`grid grid-cols-[minmax(0,1fr)] ${rows} gap-3 border-t-8 border-t-lagoon bg-white p-5 max-mockup-xs:hidden mockup-lg:text-small ${className}`}
    >
      <PanelFigure panel={panel} numbered />
      {panelDrawings[panel]}
    </li>
  );
}

const planPlace = 'mockup-lg:col-start-2 mockup-lg:row-start-2 mockup-lg:row-span-2';

/** The gap plan: the large chart of the table, under its map. */
function GapPlanPanel({ map }: ScreenProps) {
  return (
    <li
      data-world={panelOwners.mapping}
      className={`grid grid-cols-[minmax(0,1fr)] content-start gap-2.5 bg-mist p-4 mockup-xs:col-span-2 mockup-xs:p-5 mockup-md:text-body ${planPlace}`}
    >
      {map ? (
        <InkPanel className="-mx-4 -mt-4 mb-1 h-28 mockup-xs:-mx-5 mockup-xs:-mt-5 mockup-xs:h-44">
          <Picture className="h-full w-full object-cover" picture={map} />
        </InkPanel>
      ) : null}
      <PanelFigure panel="mapping" numbered className="text-headline" />
      {panelDrawings.mapping}
    </li>
  );
}

/**
 * The Skills Control Centre: the gap plan as the large chart of a plotting table, the other panels around it, and across the top the
 * search. On phones it shows the plan alone.
 */
export function ControlCentreScreen({ map }: ScreenProps) {
  return (
    <ScreenFrame product="control-centre" view={content.view} description={content.description}>
      {/* The panels touch, and hairlines part them. Their numbers run down the columns. */}
      <ul className="-m-4 grid gap-px bg-contour mockup-xs:-m-5 mockup-xs:grid-cols-2 mockup-xs:grid-flow-row-dense mockup-lg:grid-cols-[5fr_4fr_4fr_5fr]">
        <Panel panel="agent" className="mockup-lg:row-start-2" />
        <Panel panel="matching" className="mockup-lg:row-start-3" />
        <GapPlanPanel {...(map && { map })} />
        <Panel panel="passport" className="mockup-lg:col-start-4 mockup-lg:row-start-2" />
        <Panel panel="lens" className="mockup-lg:col-start-4 mockup-lg:row-start-3" />
        <Panel
          panel="search"
          className={`order-first mockup-xs:col-span-2 mockup-lg:col-span-4 mockup-lg:row-start-1 ${styles.strip}`}
        />
      </ul>
    </ScreenFrame>
  );
}
