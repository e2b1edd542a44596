import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import { Picture } from '../../drawings/Picture.tsx';
import network from '../../drawings/skills-agent.drawing.tsx?chart';
import small from '../../drawings/skills-agent.drawing.tsx?picture&card';
import { Sheet } from '../../sections/Sheet.tsx';

/** What the agent keeps to, beside the chart of another question that it answered. */
export function AgentRules({ caption, points, ...heading }: Content<'skills-agent'>['difference']) {
  return (
    <Sheet id="difference" {...heading}>
      <div className="grid gap-y-10 gap-x-[calc(2_*_var(--grid-gap))] page-lg:grid-cols-[7fr_5fr] page-lg:items-start">
        <figure>
          <Chart chart={network} className="max-page-sm:hidden" />
          <Picture picture={small} alternative={small.title} className="w-full h-auto page-sm:hidden" />
          <figcaption className="mt-3 text-quiet text-caption">{caption}</figcaption>
        </figure>
        <ul>
          {points.map(({ title, text }) => (
            <li className="grid gap-1.5 py-4.5 border-t border-t-line first:border-t-front" key={title}>
              <h3 className="font-700 text-heading">{title}</h3>
              <p className="text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
