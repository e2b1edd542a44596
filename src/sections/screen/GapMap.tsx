import type { ReactNode } from 'react';
import { NumberedList } from '../../components/NumberedList.tsx';
import content from '../../content/screens/skills-mapping.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-mapping.drawing.tsx';

const { labels, table } = content;

/** The legend of the map's points, which have numbers on phones. Summits are dark, as in the map. */
function Names() {
  return (
    <NumberedList className="grid pt-3 page-sm:hidden">
      {table.skills.map(({ name, demand, supply }, index) => (
        <li key={name} className="flex items-center gap-2.5 border-t border-t-line py-1.5">
          <span
            className={`size-6 flex-none rounded-full border border-ink text-center text-small font-700 leading-[1.4rem] ${demand > supply ? 'bg-ink text-paper' : 'bg-paper text-ink'}`}
          >
            {index + 1}
          </span>
          <b className="mr-auto font-600">{name}</b>{' '}
          <span className="tabular-nums">
            {Math.abs(demand - supply)} {demand > supply ? labels.short : labels.spare}
          </span>
        </li>
      ))}
    </NumberedList>
  );
}

interface GapMapProps {
  /** How to read the map. */
  readonly note: ReactNode;
  readonly className?: string;
}

/** The map of the sample organisation's skills gaps, with its legend on phones. */
export function GapMap({ note, className }: GapMapProps) {
  return (
    <figure className={className}>
      <Chart drawing={chart} />
      <Names />
      <figcaption className="pt-3 text-small text-muted page-sm:pl-[6.4%]">{note}</figcaption>
    </figure>
  );
}
