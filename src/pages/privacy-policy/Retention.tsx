import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import type page from './page.md';

/** How long each kind of record is kept, on one scale of years; what has no set end runs on as a dashed line. */
export function Retention({ rows, unit, years: last }: (typeof page)['retention']) {
  const marks = Array.from({ length: last + 1 }, (_, year) => year);
  const across = (years: number) => Math.round((1000 * years) / last) / 10;
  return (
    <div className="mb-part border-t border-t-contour pt-4 break-inside-avoid">
      <ul className="grid gap-3">
        {rows.map(({ label, text, years }) => (
          <li key={label} className="grid gap-x-gutter-wide gap-y-1 page-lg:grid-cols-[2fr_5fr]">
            <b className="font-600">{label}</b>{' '}
            <div className="grid gap-1">
              <StretchedSvg className="h-3 w-full" viewBox="0 0 100 12">
                <path className="stroke-contour" d="M0 6H100" />
                {years === undefined ? (
                  <path className="stroke-6 stroke-lagoon" strokeDasharray="10 6" d="M0 6H100" />
                ) : (
                  <path
                    className="fill-lagoon forced-colors:fill-[CanvasText]"
                    d={`M0 0H${Math.max(0.6, across(years))}V12H0z`}
                  />
                )}
              </StretchedSvg>
              <span className="text-small">{text}</span>
            </div>
          </li>
        ))}
      </ul>
      <Decoration className="mt-2 grid gap-x-gutter-wide text-small text-slate page-lg:grid-cols-[2fr_5fr]">
        <span className="max-page-lg:hidden">{unit}</span>
        <span className="flex justify-between tabular-nums">
          {marks.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </span>
      </Decoration>
    </div>
  );
}
