import type { Content } from '../../content/schemas.ts';

const euros = new Intl.NumberFormat('en-GB');

/** A sample account of what a skills gap costs; the total is the sum of its rows. */
export function CostLedger({ title, columns, rows, total, note }: Content<'home'>['roi']['ledger']) {
  const sum = rows.reduce((amount, row) => amount + row.amount, 0);
  return (
    <div className="p-[clamp(1.25rem,3vw,2.25rem)] border border-ink bg-paper">
      <table className="border-collapse tabular-nums w-full">
        <caption className="pb-4 font-display text-heading font-700 text-left">{title}</caption>
        <thead className="max-page-xs:block">
          <tr className="max-page-xs:grid max-page-xs:gap-y-0 max-page-xs:gap-x-4 max-page-xs:grid-cols-[1fr_auto] max-page-xs:items-baseline">
            <th
              className="pr-4 py-3 font-400 text-left align-baseline text-slate text-small leading-[1.55] last:pr-0 last:text-right max-page-xs:nth-[2]:hidden"
              scope="col"
            >
              {columns.item}
            </th>
            <th
              className="pr-4 py-3 font-400 text-left align-baseline text-slate text-small leading-[1.55] last:pr-0 last:text-right max-page-xs:nth-[2]:hidden"
              scope="col"
            >
              {columns.reckoning}
            </th>
            <th
              className="pr-4 py-3 font-400 text-left align-baseline text-slate text-small leading-[1.55] last:pr-0 last:text-right max-page-xs:nth-[2]:hidden"
              scope="col"
            >
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody className="max-page-xs:block">
          {rows.map((row) => (
            <tr
              className="max-page-xs:grid max-page-xs:gap-y-0 max-page-xs:gap-x-4 max-page-xs:py-3 max-page-xs:grid-cols-[1fr_auto] max-page-xs:items-baseline border-t border-t-contour"
              key={row.item}
            >
              <th
                className="pr-4 py-3 font-400 text-left align-baseline max-page-xs:p-0 last:pr-0 last:text-right"
                scope="row"
              >
                {row.item}
              </th>
              <td className="pr-4 py-3 font-400 text-left align-baseline max-page-xs:p-0 last:pr-0 last:text-right nth-[2]:text-slate max-page-xs:nth-[2]:[grid-row:2]">
                {row.reckoning}
              </td>
              <td className="pr-4 py-3 font-400 text-left align-baseline max-page-xs:p-0 last:pr-0 last:text-right nth-[2]:text-slate max-page-xs:nth-[2]:[grid-row:2]">
                {euros.format(row.amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="max-page-xs:block">
          <tr className="max-page-xs:grid max-page-xs:gap-y-0 max-page-xs:gap-x-4 max-page-xs:grid-cols-[1fr_auto] max-page-xs:items-baseline border-t-2 border-b-4 border-t-solid border-b-double border-y-ink">
            <th
              className="pr-4 pt-4 pb-3 text-left align-baseline font-700 last:pr-0 last:text-right"
              scope="row"
              colSpan={2}
            >
              {total}
            </th>
            <td className="pr-4 pt-4 pb-3 text-left align-baseline font-display text-title font-700 last:pr-0 last:text-right">
              {euros.format(sum)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="pt-4 text-slate text-small leading-[1.55]">{note}</p>
    </div>
  );
}
