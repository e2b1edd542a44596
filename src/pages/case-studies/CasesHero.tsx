import { Link } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { count } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import styles from './cases.module.css';

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
    <section className="pt-[clamp(6.5rem,5.25rem_+_4vw,8.5rem)] pb-band">
      <div className="page grid gap-y-12 gap-x-gutter-wide page-lg:grid-cols-[5fr_7fr] page-lg:items-end">
        <div className="grid gap-6 content-start justify-items-start">
          <BackLink to="/">{back}</BackLink>
          <h1 className="max-w-[8ch] text-display font-700 tracking-[-0.02em]">{title}</h1>
          <p className="max-w-[44ch] text-lead">{text}</p>
        </div>
        <div className={`${styles.casesIndex} @container`}>
          <table className="border-collapse w-full tabular-nums lining-nums">
            <caption className="visually-hidden">{index.caption}</caption>
            <thead>
              <tr>
                <th
                  className="whitespace-nowrap pr-0 pl-4 pt-0 pb-3 border-t-0 border-t-contour text-right align-top text-slate text-small font-400 leading-[1.55] first:pl-0 first:text-left"
                  scope="col"
                >
                  {index.case}
                </th>
                <th
                  className="whitespace-nowrap pr-0 pl-4 pt-0 pb-3 border-t-0 border-t-contour text-right align-top text-slate text-small font-400 leading-[1.55] first:pl-0 first:text-left"
                  scope="col"
                >
                  {index.before}
                </th>
                <th
                  className="whitespace-nowrap pr-0 pl-4 pt-0 pb-3 border-t-0 border-t-contour text-right align-top text-slate text-small font-400 leading-[1.55] first:pl-0 first:text-left"
                  scope="col"
                >
                  {index.after}
                </th>
              </tr>
            </thead>
            <tbody>
              {cases.map(({ id, type, counted, before, after }) => (
                <tr key={id}>
                  <th
                    className="pr-0 pl-4 py-4 border-t border-t-contour text-right align-top first:pl-0 first:text-left"
                    scope="row"
                  >
                    <Link
                      className="underline font-display text-heading font-700 decoration-lagoon decoration-2 underline-offset-[0.2em] hover:text-lagoon"
                      to={`#${id}`}
                    >
                      {type}
                    </Link>
                    <span className="block pt-1.5 text-slate text-small font-400 leading-[1.55]">
                      {counted}
                    </span>
                  </th>
                  <td className="pr-0 pl-4 py-4 border-t border-t-contour font-display text-title leading-none text-right align-top last:font-700">
                    {count(before)}
                  </td>
                  <td className="pr-0 pl-4 py-4 border-t border-t-contour font-display text-title leading-none text-right align-top last:font-700">
                    {count(after)}
                  </td>
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
