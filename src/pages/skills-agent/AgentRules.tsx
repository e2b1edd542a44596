import small from 'virtual:chart-pictures/skills-agent/card';
import network from 'virtual:charts/skills-agent';
import { Chart } from '../../charts/Chart.tsx';
import { ChartImage } from '../../charts/ChartImage.tsx';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './agent-answers.css';

/** What the agent keeps to, beside the chart of another question that it answered. */
export function AgentRules({ caption, points, ...heading }: Content<'skills-agent'>['difference']) {
  return (
    <Sheet id="difference" {...heading}>
      <div className="rules">
        <figure className="rules-chart">
          <Chart chart={network} className="rules-network" />
          <ChartImage picture={small} alternative={small.title} className="rules-small" />
          <figcaption>{caption}</figcaption>
        </figure>
        <ul className="rules-list">
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-700 text-heading">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
