import { useId, useState } from 'react';
import { fillIn } from '../../content/format.ts';
import { ForecastFan } from './ForecastFan.tsx';
import { isOutside, quarters, yearEnds } from './forecast-reading.ts';
import copy from './page.yaml';

/** A year to choose on the forecast; its margin and what is said of it follow, and are read out. */
export function YearChoice() {
  const { labels, said } = copy.forecast;
  const name = useId();
  const [chosen, setChosen] = useState(yearEnds[3]);
  if (!chosen) return null;
  const { error, outcome } = chosen;
  const known = isOutside(chosen) ? said.outside : said.inside;
  const sentence = fillIn(outcome === undefined ? said.ahead : known, { ...chosen, outcome: outcome ?? '' });
  return (
    <>
      <div
        className="page grid gap-x-gutter-wide gap-y-3 page-md:grid-cols-[auto_1fr] page-md:items-end"
        aria-live="polite"
        aria-atomic="true"
      >
        <p className="text-monument text-sun tabular-nums page-md:min-w-[2.2ch]">{`±${error}`}</p>
        <p className="min-h-[3lh] max-w-[32ch] font-display text-heading page-md:min-h-0 page-md:text-title">
          {sentence}
        </p>
      </div>
      <ForecastFan chosen={chosen} />
      <fieldset className="grid grid-cols-5 gap-1.5 px-5 page-md:grid-cols-18 page-md:gap-0 page-md:px-0">
        <legend className="visually-hidden">{labels.choose}</legend>
        {yearEnds.map((end) => (
          <label
            className="choice relative grid place-items-center min-h-11 page-md:col-end-[calc(var(--until)_+_1)] page-md:justify-self-end page-md:px-3.5 font-600"
            key={end.quarter}
            // On wide pages it ends where its quarter does; the fan begins with a column for the scale.
            data-until={quarters.indexOf(end) + 2}
          >
            <input
              className="absolute inset-0 size-full appearance-none rounded-md cursor-pointer"
              type="radio"
              name={name}
              checked={end === chosen}
              onChange={() => setChosen(end)}
            />
            {end.quarter.slice(0, 4)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
