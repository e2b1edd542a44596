import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { darkCharts } from '../../sections/cards/product-charts.ts';
import { Ending } from '../../sections/ending/Ending.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { BookAndDemo } from '../../sections/hero/Hero.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { Board } from './Board.island.tsx';
import page from './page.yaml';
import styles from './RoleBoard.module.css';
import { boardTiles, forecastLine, mapLabels } from './reading.ts';

/** What each role sees, for those without scripts and on paper. */
function AllRoles() {
  const { choose, roles } = page.board;
  return (
    <div className="[@media_screen_and_(scripting:enabled)]:hidden">
      <Table
        caption={choose}
        columns={[page.hero.product, ...roles.map(({ name }) => name)]}
        rows={boardTiles().map(({ name, views }) => ({
          name,
          cells: views.map((view) => (view ? `${view.figure} ${view.text}` : page.agenda.hidden)),
        }))}
        left
      />
    </div>
  );
}

/** The Skills Control Centre: one board as three roles see it, six checks, and the agenda that they write. */
export default function SkillsControlCentre() {
  const { hero, board, agenda, mark, closing } = page;
  const { product, title, text, book, demo } = hero;
  const { roles, tiles: _tiles, ...boardWords } = board;
  return (
    <>
      <Band className={`pt-hero pb-block ${styles.table}`} background="ink">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h1 className="grid gap-3">
            <span className="text-link text-heading">{product}</span>
            <span className="sr-only">: </span>
            <span className="text-display tracking-[-0.02em]">{title}</span>
          </h1>
          <div className="mb-2 flex flex-wrap items-center gap-x-8 gap-y-4">
            <p className="max-w-[46ch] text-lead">
              {text}
              <SampleMark {...mark} />
            </p>
            <p className="flex flex-wrap gap-3">
              <BookAndDemo control="skills-control-centre-hero" book={book} demo={demo} />
            </p>
          </div>
          <Board
            tiles={boardTiles()}
            roles={roles}
            words={boardWords}
            agenda={agenda}
            map={{ picture: darkCharts['skills-mapping'], labels: mapLabels }}
            line={forecastLine}
          />
          <AllRoles />
        </Container>
      </Band>
      <Ending variant="line" {...closing}>
        <BookMeeting control="skills-control-centre-closing" label={closing.button} />
        <Link {...closing.suite} />
        <Link {...closing.overview} />
      </Ending>
      <Ending variant="product" after="control-centre" />
    </>
  );
}
