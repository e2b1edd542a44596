import { Decoration } from '../../components/Decoration.tsx';
import { sum } from '../../content/format.ts';
import copy from '../../content/screens/question.yaml';
import type { PartProps } from './part.ts';
import screen from './ScreenFrame.module.css';
import { ScreenFrame } from './ScreenFrame.tsx';

const { mapping } = copy;
const { columns, stats, key, divisions } = mapping;
const short = sum(divisions.map((division) => division.short));
const open = sum(divisions.map((division) => division.open));

const filledMark = 'bg-sun border-ochre';
const mark = 'inline-block size-3.5 rounded-sm border mockup-xs:size-5';

/** Squares in a row, from one place to another. */
const squares = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `M${12 * (from + place) + 0.5} .5h9v9h-9z`).join('');

/** A square for each vacancy of a division: yellow where a colleague could fill it. */
function Marks({ filled, open }: { readonly filled: number; readonly open: number }) {
  const all = filled + open;
  return (
    <svg
      className="h-5 max-w-full fill-none stroke-outline forced-color-adjust-none"
      viewBox={`0 0 ${12 * all} 10`}
      aria-hidden="true"
    >
      <path className="fill-sun stroke-ochre" d={squares(0, filled)} />
      <path d={squares(filled, all)} />
    </svg>
  );
}

const number = 'text-right pl-3';

/** Skills Mapping, opened at one skill: how many people each division lacks, and how many colleagues could fill (sample data). */
export function VacanciesScreen({ rows }: PartProps) {
  const heads = [columns.division, columns.short, '', columns.filled, columns.open];
  const figures = [
    [stats.need, mapping.need, ''],
    [stats.have, mapping.supply, '−'],
    [stats.short, short, '='],
  ] as const;
  return (
    <ScreenFrame product="skills-mapping" view={mapping.view} description={mapping.description}>
      <div className="grid gap-5">
        {rows ? null : (
          <dl className="flex gap-x-9">
            {figures.map(([name, amount, sign]) => (
              <div key={name} className="relative flex flex-col-reverse">
                <dt className="text-slate">{name}</dt>
                <dd className="font-display text-title leading-none">
                  {sign ? (
                    <Decoration className="absolute -left-6 top-1 font-text text-lead text-slate">
                      {sign}
                    </Decoration>
                  ) : null}
                  {amount}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <table className="w-full">
          <caption className="pb-1.5 text-left font-600 text-slate">{mapping.caption}</caption>
          <thead>
            <tr className={screen.columns}>
              {heads.map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={`${index > 0 && head ? number : ''} ${head ? '' : 'w-[45%] max-mockup-xs:hidden'}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="mockup-xs:text-body">
            {divisions.slice(0, rows).map((division) => (
              <tr key={division.name}>
                <th className={`${screen.cell} font-600`} scope="row">
                  {division.name}
                </th>
                <td className={`${screen.cell} ${number} font-600`}>{division.short}</td>
                <td className={`${screen.cell} pl-6 max-mockup-xs:hidden`}>
                  <Marks filled={division.short - division.open} open={division.open} />
                </td>
                <td className={`${screen.cell} ${number}`}>{division.short - division.open}</td>
                <td className={`${screen.cell} ${number}`}>{division.open}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="mockup-xs:text-body">
            <tr>
              <th className={`${screen.cell} border-t-ink font-600`} scope="row">
                {mapping.total}
              </th>
              <td className={`${screen.cell} ${number} border-t-ink font-600`}>{short}</td>
              <td className={`${screen.cell} border-t-ink max-mockup-xs:hidden`} />
              <td className={`${screen.cell} ${number} border-t-ink font-600`}>{short - open}</td>
              <td className={`${screen.cell} ${number} border-t-ink font-600`}>{open}</td>
            </tr>
          </tfoot>
        </table>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-slate max-mockup-xs:hidden">
          <span className="flex items-center gap-2 forced-color-adjust-none">
            <Decoration className={`${mark} ${filledMark}`} /> {key.filled}
          </span>
          <span className="flex items-center gap-2 forced-color-adjust-none">
            <Decoration className={`${mark} border-outline`} /> {key.open}
          </span>
        </p>
      </div>
    </ScreenFrame>
  );
}
