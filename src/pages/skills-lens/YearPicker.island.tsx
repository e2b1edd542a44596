import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { Container } from '../../components/Container.tsx';
import { useHydrated } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import { Table } from '../../sections/table/Table.tsx';
import { ForecastFan } from './ForecastFan.tsx';
import { type Forecasts, isOutside, quartersOf, yearEndsOf } from './forecast.ts';
import type page from './page.yaml';

interface YearPickerProps extends Pick<(typeof page)['forecast'], 'labels' | 'said'> {
  readonly forecasts: Forecasts;
}

/** All years in a table over the forecast: for those without scripts. */
function AllYears({ forecasts, labels }: Omit<YearPickerProps, 'said'>) {
  return (
    <>
      <Container>
        <Table
          caption={labels.table}
          columns={[labels.year, labels.forecast, labels.margin, labels.outcome]}
          rows={yearEndsOf(forecasts).map((end) => ({
            name: end.quarter,
            cells: [
              end.value,
              `±${end.error}`,
              `${end.outcome ?? '–'} ${isOutside(end) ? labels.outside : ''}`,
            ],
          }))}
        />
      </Container>
      <ForecastFan forecasts={forecasts} labels={labels} />
    </>
  );
}

/** A year to choose on the forecast; its margin and a sentence about it follow, and are read out. */
function YearChoice({ forecasts, labels, said }: YearPickerProps) {
  const yearEnds = yearEndsOf(forecasts);
  const [quarter, setQuarter] = useState(yearEnds[3]?.quarter);
  const chosen = yearEnds.find((end) => end.quarter === quarter);
  if (!chosen) return null;
  const { error, outcome } = chosen;
  const known = isOutside(chosen) ? said.outside : said.inside;
  const sentence = fillIn(outcome === undefined ? said.ahead : known, { ...chosen, outcome: outcome ?? '' });
  return (
    <>
      <Container
        className="grid gap-x-gutter-wide gap-y-3 page-md:grid-cols-[auto_1fr] page-md:items-end"
        aria-live="polite"
        aria-atomic="true"
      >
        <p className="text-monument text-sun tabular-nums page-md:min-w-[2.2ch]">{`±${error}`}</p>
        <p className="min-h-[3lh] max-w-[32ch] font-display text-heading page-md:min-h-0 page-md:text-title">
          {sentence}
        </p>
      </Container>
      <fieldset className="grid grid-cols-5 gap-1.5 px-5 text-center font-600 page-sm:px-8 page-lg:grid-cols-18 page-lg:gap-0 page-lg:px-0">
        <legend className="sr-only">{labels.choose}</legend>
        {yearEnds.map((end) => (
          <Choice
            className="grid place-items-center min-h-11 max-page-xs:text-small page-lg:col-end-[calc(var(--until)_+_1)] page-lg:justify-self-end page-lg:not-last:translate-x-1/2 page-lg:px-3.5 page-lg:whitespace-nowrap"
            key={end.quarter}
            // On wide pages it stands over its quarter; the fan begins with a column for the scale.
            data-until={quartersOf(forecasts).findIndex((other) => other.quarter === end.quarter) + 2}
            input={{ name: labels.choose, checked: end === chosen, onChange: () => setQuarter(end.quarter) }}
          >
            {end === yearEnds.at(-1) ? end.quarter : end.quarter.slice(0, 4)}
          </Choice>
        ))}
      </fieldset>
      <ForecastFan forecasts={forecasts} labels={labels} chosen={chosen} />
    </>
  );
}

/** The forecast with all its years; once it is near and live, with a year to choose, and all of them on paper. */
export default function LiveYearPicker(props: YearPickerProps) {
  const hydrated = useHydrated();
  return (
    <>
      {hydrated ? (
        <div className="grid gap-6 print:hidden">
          <YearChoice {...props} />
        </div>
      ) : null}
      <div className={`grid gap-6 ${hydrated ? '[@media_screen]:hidden' : ''}`}>
        <AllYears {...props} />
      </div>
    </>
  );
}

export const YearPicker = island('pages/skills-lens/YearPicker', LiveYearPicker, { hydrate: 'near' });
