import copy from '../../content/scale-growth.yaml';
import { Sheet } from '../../sections/Sheet.tsx';
import { growthFigures } from './growth-figures.ts';

/** Four pain points, each at the quarter of the chart where it begins to hurt, with what is short then as a bar. */
export function GrowthPains() {
  const { points, short, ...heading } = copy.problem;
  const figures = growthFigures(copy.growth.quarters);
  const most = Math.max(...figures.map((quarter) => quarter.short));
  return (
    <Sheet id="problem" {...heading} ground="mist">
      <ol className="grid gap-y-10 gap-x-gutter page-sm:grid-cols-2 page-lg:grid-cols-4">
        {points.map(({ quarter, title, text }) => {
          const figure = figures[quarter - 1];
          const height = (100 * (figure?.short ?? 0)) / most;
          return (
            <li key={title} className="grid gap-3 content-start">
              <p className="flex gap-4 pt-3 border-t border-t-ink items-baseline justify-between">
                <span className="text-slate">{figure?.name}</span>
                <span>
                  <strong className="tabular-nums font-display text-title leading-none">
                    {figure?.short}
                  </strong>{' '}
                  {short}
                </span>
              </p>
              <svg
                className="border-b border-b-ink w-full h-16 fill-sun page-sm:h-32 page-lg:h-48 forced-colors:fill-[CanvasText]"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
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
