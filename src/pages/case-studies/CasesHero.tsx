import { Link } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { count } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import './cases.css';

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
    <section className="cases-hero">
      <div className="page cases-plate">
        <div className="cases-words">
          <BackLink to="/">{back}</BackLink>
          <h1 className="cases-headline">{title}</h1>
          <p className="cases-text">{text}</p>
        </div>
        <div className="cases-index">
          <table>
            <caption className="visually-hidden">{index.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{index.case}</th>
                <th scope="col">{index.before}</th>
                <th scope="col">{index.after}</th>
              </tr>
            </thead>
            <tbody>
              {cases.map(({ id, type, counted, before, after }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link className="cases-link" to={`#${id}`}>
                      {type}
                    </Link>
                    <span className="cases-counted">{counted}</span>
                  </th>
                  <td>{count(before)}</td>
                  <td>{count(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="cases-note">{note}</p>
        </div>
      </div>
    </section>
  );
}
