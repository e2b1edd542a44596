import { Choice } from '../../components/Choice.tsx';
import { Link } from '../../components/Link.tsx';
import { count, fillIn } from '../../content/format.ts';
import { sqlOf } from '../../content/organisation/tables.ts';
import { blocks, counted, dotRows, dotsOf, everybody } from './counted.ts';
import styles from './FigureCounts.module.css';
import page from './page.yaml';

type Group = (typeof page)['figures']['groups'][number];
type Figure = Group['figures'][number];

/** The dots of all people by division, those of some people lit. */
function Dots({ staff }: { readonly staff: ReadonlySet<string | number> }) {
  return (
    <ul className={styles.blocks}>
      {blocks.map(({ name, people, columns }) => (
        <li key={name}>
          <span className="text-small leading-tight">
            {name} <b className="block font-600">{count(people)}</b>
          </span>
          <svg className={styles.dots} viewBox={`-0.5 -0.5 ${columns} ${dotRows}`} aria-hidden="true">
            <path d={dotsOf(name, everybody)} />
            <path className={styles.lit} d={dotsOf(name, staff)} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** Returns the class of a column: of one that the query asks for, or of one for which phones have no room. */
const classOf = (index: number, asked = false) =>
  asked ? styles.asked : index > 1 ? styles.wide : undefined;

/** The first rows of a count, with the columns that the query asks for. */
function Rows({
  columns,
  first,
  caption,
}: Pick<ReturnType<typeof counted>, 'columns' | 'first'> & { readonly caption: string }) {
  return (
    <div className={styles.rows}>
      <table>
        <caption className="text-start text-muted">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, asked }, index) => (
              <th key={name} scope="col" className={classOf(index, asked)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) => (
                <td key={columns[index]?.name} className={classOf(index, columns[index]?.asked)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a figure counts: the people, the query and the first rows. */
function Answer({ figure, text, table, where, seen }: Figure & Pick<Group, 'seen'>) {
  const { figures } = page;
  const { staff, vacant, columns, first } = counted({ table, where });
  const all = everybody.size;
  const said = [
    staff.size > 0 ? fillIn(figures.shown, { lit: staff.size, people: all }) : '',
    vacant > 0 ? fillIn(figures.vacant, { vacant }) : '',
    table === 'matches' ? figures.pairs : '',
  ].filter(Boolean);
  const isAll = first.length === figure;
  return (
    <div className={styles.answer}>
      <p className={styles.said}>
        <b>{count(figure)}</b> <span className="max-w-[24ch] text-heading">{text}</span>
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <span className="text-muted">{said.join(', ')}</span>
        <a className="text-link underline" href={`/tables/${table}.csv`} download>
          {fillIn(figures.file, { table })}
        </a>
        <span>
          <span className="text-muted">{figures.seen}: </span>
          <Link {...seen} />
        </span>
      </p>
      <Dots staff={staff} />
      <p className={styles.query}>
        <span className="text-muted">{figures.query}: </span>
        <code>{sqlOf({ table, where })}</code>
      </p>
      <Rows
        columns={columns}
        first={first}
        caption={fillIn(isAll ? figures.only : figures.rows, { shown: first.length, all: figure })}
      />
    </div>
  );
}

/** The figure that the built page has chosen: its place in the first group. */
const chosen = 3;

/** The figures of the site, of which one is chosen: the people behind it, its query and its first rows. Works without scripts. */
export function FigureCounts() {
  const { choose, groups } = page.figures;
  return (
    <fieldset className={styles.figures}>
      <legend className="sr-only">{choose}</legend>
      {groups.map(({ title, seen, figures }, group) => (
        <div key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          {figures.map((figure, index) => (
            <div key={figure.text} className={styles.entry}>
              <Choice
                className={styles.figure}
                input={{
                  name: 'figure',
                  value: figure.text,
                  defaultChecked: group === 0 && index === chosen,
                }}
              >
                <b>{count(figure.figure)}</b> <span>{figure.text}</span>
              </Choice>
              <Answer {...figure} seen={seen} />
            </div>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
