import copy from '../../content/scale-growth.yaml';
import { Sheet } from '../../sections/Sheet.tsx';
import { growthFigures } from './growth-figures.ts';
import './growth-sheets.css';

/** Four pain points, each at the quarter of the chart where it begins to hurt, with what is short then as a bar. */
export function GrowthPains() {
  const { points, short, ...heading } = copy.problem;
  const figures = growthFigures(copy.growth.quarters);
  const most = Math.max(...figures.map((quarter) => quarter.short));
  return (
    <Sheet id="problem" {...heading} ground="mist">
      <ol className="pains">
        {points.map(({ quarter, title, text }) => {
          const figure = figures[quarter - 1];
          const height = (100 * (figure?.short ?? 0)) / most;
          return (
            <li key={title} className="pain">
              <p className="pain-figure">
                <span className="pain-quarter">{figure?.name}</span>
                <span>
                  <strong>{figure?.short}</strong> {short}
                </span>
              </p>
              <svg className="pain-bar" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <rect y={100 - height} width="100" height={height} />
              </svg>
              <h3 className="font-700 text-heading">{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
