import { island } from '../../components/island.tsx';
import { useStore } from '../../components/store.ts';
import { chosenGrowth } from './chosen-growth.ts';
import { GapUntil } from './GrowthChart.tsx';
import { growthFigures, growthOf } from './growth.ts';
import type page from './page.yaml';

interface SlicesProps {
  readonly points: (typeof page)['problem']['points'];
  readonly quarters: (typeof page)['growth']['quarters'];
  readonly short: string;
}

/** Where in the chart each point begins to hurt: its two lines up to that quarter, as the visitor chose them. */
export default function LiveSlices({ points, quarters, short }: SlicesProps) {
  const figures = growthFigures(quarters, useStore(chosenGrowth) ?? growthOf(quarters));
  return (
    <ol className="grid gap-x-gutter gap-y-8 page-2xs:grid-cols-2 page-lg:grid-cols-4">
      {points.map(({ quarter, title, text }) => (
        <li key={title} className="grid content-start gap-2">
          <GapUntil figures={figures} quarter={quarter} short={short} />
          <h3 className="pt-2 text-heading">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export const Slices = island('pages/scale-growth/Slices', LiveSlices, { hydrate: 'near' });
