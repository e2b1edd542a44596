import { linkClass } from '../../components/Link.tsx';
import frame from '../../content/screens/frame.yaml';
import { Table } from '../../sections/table/Table.tsx';
import styles from './PackageCost.module.css';
import page from './page.yaml';

const { columns, title, missing, rows, systems } = page.products;

/** What a package has for a job: a feature a line, or a dash. */
function Features({ names }: { readonly names: readonly string[] | undefined }) {
  if (!names)
    return (
      <span>
        <span className={styles.missing} aria-hidden="true">
          –
        </span>
        <span className="sr-only">{missing}</span>
      </span>
    );
  return (
    <ul className="grid gap-1">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** What each package does, job by job, in the colours of the product that does it. */
export function Products() {
  const cells = ({ agent, suite }: Pick<typeof systems, 'agent' | 'suite'>) => [
    <Features key="agent" names={agent} />,
    <Features key="suite" names={suite} />,
  ];
  return (
    <Table
      variant="products"
      caption={title}
      columns={[columns.job, columns.agent, columns.suite]}
      className={styles.jobs}
      left
      folds
      rows={[
        ...rows.map((row) => ({
          name: row.job,
          mark: row.mark,
          head: (
            <>
              {row.job}
              <a className={linkClass({ className: 'block font-text font-400 text-body' })} href={row.to}>
                {frame.products[row.mark]}
              </a>
            </>
          ),
          cells: cells(row),
        })),
        { name: systems.job, cells: cells(systems) },
      ]}
    />
  );
}
