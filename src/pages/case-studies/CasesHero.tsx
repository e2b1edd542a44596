import { Link } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { count } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';

interface CasesHeroProps {
  readonly hero: Content<'case-studies'>['hero'];
  /** Each with the anchor of its sheet and its two totals. */
  readonly cases: readonly {
    readonly id: string;
    readonly type: string;
    readonly counted: string;
    readonly before: number;
    readonly after: number;
  }[];
}

/** The first screen of the case studies: the four cases as one table, each with what it counted twice. */
export function CasesHero({ hero, cases }: CasesHeroProps) {
  const { back, title, text, index, note } = hero;
  return (
    <section className="pt-hero pb-band">
      <div className="page grid gap-y-12 gap-x-gutter-wide page-lg:grid-cols-[5fr_7fr] page-lg:items-end">
        <div className="grid gap-6 content-start justify-items-start">
          <BackLink to="/">{back}</BackLink>
          <h1 className="max-w-[8ch] text-display font-700 tracking-[-0.02em]">{title}</h1>
          <p className="max-w-[44ch] text-lead">{text}</p>
        </div>
        <div className="@container">
          <table className="block w-full tabular-nums lining-nums @[16rem]:table @[16rem]:text-right">
            <caption className="visually-hidden">{index.caption}</caption>
            <thead className="block @[16rem]:table-header-group">
              <tr className="grid grid-cols-2 align-top text-slate text-small @[16rem]:table-row">
                {[index.case, index.before, index.after].map((column) => (
                  <th
                    key={column}
                    className="whitespace-nowrap pb-3 text-left font-400 first:col-span-full @[16rem]:not-first:pl-4 @[16rem]:not-first:text-right"
                    scope="col"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="block @[16rem]:table-row-group">
              {cases.map(({ id, type, counted, before, after }) => (
                <tr
                  key={id}
                  className="grid grid-cols-2 border-t border-t-contour align-top first:border-t-ink last:border-b last:border-b-ink @[16rem]:table-row"
                >
                  <th className="col-span-full py-4 text-left" scope="row">
                    <Link
                      className="font-display text-heading font-700 underline decoration-2 decoration-lagoon underline-offset-[0.2em] hover:text-lagoon"
                      to={`#${id}`}
                    >
                      {type}
                    </Link>
                    <span className="block pt-1.5 text-slate text-small font-400">{counted}</span>
                  </th>
                  {Object.entries({ before, after }).map(([time, amount]) => (
                    <td
                      key={time}
                      className="py-4 font-display text-title leading-none last:font-700 @[16rem]:pl-4"
                    >
                      {count(amount)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="pt-3 text-slate text-caption">{note}</p>
        </div>
      </div>
    </section>
  );
}
