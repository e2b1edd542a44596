import { DownloadIcon } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { Link, linkClass } from '../../components/Link.tsx';
import { count, fillIn, sum } from '../../content/format.ts';
import { csvOf, sampleTables } from '../../content/organisation/tables.ts';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { organisation } from './counted.ts';
import { FigureCounts } from './FigureCounts.tsx';
import page from './page.yaml';

/** The people of each division: its teams, and of each team the people at each site. */
function Teams() {
  const { sites, teams } = organisation;
  const divisions = Map.groupBy(teams, ({ division }) => division);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-10 page-sm:grid-cols-2 page-lg:grid-cols-4">
      {Array.from(divisions, ([division, own]) => (
        <li key={division}>
          <h3 className="flex items-baseline justify-between gap-4 border-b-2 border-b-foreground pb-2 text-heading">
            {division}{' '}
            <span className="font-condensed">{count(sum(own.flatMap(({ people }) => people)))}</span>
          </h3>
          <ul>
            {own.map(({ name, people }) => (
              <li key={name} className="border-b border-b-line py-2">
                <p className="flex items-baseline justify-between gap-4">
                  {name} <b className="font-600 tabular-nums">{count(sum(people))}</b>
                </p>
                <p className="text-muted text-small">
                  {people
                    .flatMap((number, place) => (number > 0 ? `${sites[place]} ${number}` : []))
                    .join(', ')}
                </p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The tables, each with what a row is and its file. */
function Tables() {
  const { columns, items, download, title } = page.tables;
  return (
    <Table
      left
      folds
      caption={title}
      columns={[columns.table, columns.row, columns.rows, columns.file]}
      rows={items.map(({ table, row }) => ({
        name: table,
        head: <b className="font-600">{table}</b>,
        cells: [
          row,
          count(sampleTables()[table].length),
          <a key={table} className={linkClass()} href={`/tables/${table}.csv`} download>
            <Icon icon={DownloadIcon} inline />{' '}
            {fillIn(download, { table, size: Math.ceil(Buffer.byteLength(csvOf(table)) / 1000) })}
          </a>,
        ],
      }))}
    />
  );
}

/** The demonstration company: who its people are, what its records hold, and how each example figure is counted from them. */
export default function HarbourAndVale() {
  const { hero, figures, people, tables, others, closing } = page;
  const { teams, sites } = organisation;
  return (
    <>
      <Hero
        variant="text"
        title={hero.title}
        text={hero.text}
        facts={
          <ul className="flex flex-wrap gap-x-6 font-condensed text-title">
            {hero.facts.map((fact) => (
              <li key={fact}>{fillIn(fact, { teams: teams.length, sites: sites.length })}</li>
            ))}
          </ul>
        }
      >
        <Link {...hero.count} />
        <Link {...hero.tables} />
      </Hero>
      <Section id="figures" title={figures.title} text={figures.text} background="ink">
        <FigureCounts />
      </Section>
      <Section id="people" head="stacked" title={people.title} text={people.text}>
        <Teams />
      </Section>
      <Section id="tables" title={tables.title} text={tables.text} background="mist">
        <Tables />
      </Section>
      <Section id="others" head="beside" title={others.title}>
        <Points variant="rows" items={others.items} />
      </Section>
      <Ending variant="next" {...closing} />
    </>
  );
}
