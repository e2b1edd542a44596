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
import { CountedFigures } from './CountedFigures.tsx';
import { organisation } from './counted.ts';
import page from './page.yaml';

/** The people of each team by site. */
function Teams() {
  const { caption, team, all, none } = page.people;
  const { sites, teams } = organisation;
  const cellsOf = (people: readonly number[]) =>
    [...people, sum(people)].map((number) =>
      number > 0 ? (
        count(number)
      ) : (
        <span key="none" className="sr-only">
          {none}
        </span>
      ),
    );
  const totals = sites.map((_, place) => sum(teams.map(({ people }) => people[place] ?? 0)));
  return (
    <Table
      caption={caption}
      columns={[team, ...sites, all]}
      rows={teams.map(({ division, name, people }) => ({
        name,
        head: (
          <>
            {name} <span className="text-muted text-small">{division}</span>
          </>
        ),
        cells: cellsOf(people),
      }))}
      sums={[{ name: all, cells: cellsOf(totals) }]}
    />
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
          <p className="font-condensed text-title">
            {hero.facts.map((fact) => fillIn(fact, { teams: teams.length, sites: sites.length })).join(' · ')}
          </p>
        }
      >
        <Link {...hero.count} />
        <Link {...hero.tables} />
      </Hero>
      <Section id="figures" title={figures.title} text={figures.text} background="ink">
        <CountedFigures />
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
