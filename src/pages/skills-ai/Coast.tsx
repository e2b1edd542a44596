import { Picture } from '../../drawings/Picture.tsx';
import { Circle, Path } from '../../drawings/shapes.tsx';
import coast from './coast.drawing.tsx?picture&ink';
import { sheet, summit, ways } from './ways.ts';

interface CoastProps {
  readonly className: string | undefined;
  /** The class of the ways. */
  readonly ways: string | undefined;
}

/** The coast, and the ways from three phrases to its summit. The words stand over it in the page. */
export function Coast({ className, ways: waysClass }: CoastProps) {
  return (
    <div className={`chart ${className}`} data-background="ink">
      <Picture picture={coast} />
      <svg
        className={waysClass}
        aria-hidden="true"
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        width={sheet.width}
        height={sheet.height}
      >
        {ways.map(([start, bend]) => (
          <Path
            key={start.x}
            d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${summit.x} ${summit.y}`}
            stroke="sun"
            weight="bold"
            enter="draw-3"
          />
        ))}
        {ways.map(([start]) => (
          <Circle key={start.x} at={start} r={8} fill="background" stroke="sun" weight="bold" />
        ))}
      </svg>
    </div>
  );
}
