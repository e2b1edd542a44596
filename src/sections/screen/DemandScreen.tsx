import copy from '../../content/screens/question.yaml';
import { ForecastLine } from './ForecastLine.tsx';
import type { PartProps } from './part.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

const { lens } = copy;

/** Skills Lens, opened at one skill: its demand over eight quarters, and the jobs that it means (sample data). */
export function DemandScreen({ rows }: PartProps) {
  return (
    <ScreenFrame product="skills-lens" view={lens.view} description={lens.description}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <p className="font-display text-lead mockup-xs:text-heading">{lens.title}</p>
          <p className="text-slate">{lens.band}</p>
        </div>
        <div>
          <ForecastLine index={lens.index} errors={lens.errors} className="h-44 mockup-xs:h-60" />
          <p className="flex justify-between gap-4 pt-1 mockup-xs:text-body">
            <b className="font-600">{lens.now}</b> <b className="font-600">{lens.later}</b>
          </p>
        </div>
        {rows ? null : (
          <ul className="grid grid-cols-2 gap-x-6 border-t border-t-ink pt-3">
            {lens.jobs.map(({ jobs, text }) => (
              <li key={text} className="flex flex-wrap items-baseline gap-x-3">
                <b className="font-display text-title leading-none">{jobs}</b>{' '}
                <span className="text-body max-mockup-xs:text-small">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </ScreenFrame>
  );
}
