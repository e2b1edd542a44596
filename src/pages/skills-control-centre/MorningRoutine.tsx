import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { panelText } from './control-figures.ts';

/** A few looks at the dashboard in their order: the time, the panel, what it says and what follows. */
export function MorningRoutine({ panel, looks, ...heading }: Content<'skills-control-centre'>['routine']) {
  return (
    <Sheet id="routine" {...heading}>
      <ol className="looks">
        {looks.map((look) => (
          <li
            key={look.time}
            className="grid gap-y-2 gap-x-gutter py-5 border-t border-t-line grid-cols-[4.5rem_1fr] items-baseline page-lg:gap-0 page-lg:grid-cols-[10%_15%_27%_48%] last:border-b last:border-b-line"
          >
            <time className="tabular-nums font-display text-heading font-700 leading-[1.55]">
              {look.time}
            </time>
            <span className="flex gap-2 items-center text-quiet text-small leading-[1.55]">
              {panel}{' '}
              <b className="w-7 h-7 rounded-full bg-sun text-ink text-label font-700 [line-height:1.75rem] text-center">
                {look.number}
              </b>
            </span>
            <h3 className="font-700 text-heading [grid-column:1_/_-1] page-lg:[grid-column:auto]">
              {look.title}
            </h3>
            <p className="[grid-column:1_/_-1] page-lg:[grid-column:auto]">
              {panelText(look.panel, look.text)}
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
