import { CirclePlayIcon } from 'lucide-react';
import { ButtonLink } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { sum } from '../../content/format.ts';
import { inventedNote } from '../../content/invented.ts';
import videos from '../../content/videos.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import { Ecosystem } from './Ecosystem.tsx';
import styles from './HomeHero.module.css';
import page from './page.yaml';
import { Squares } from './Squares.tsx';
import survey from './survey.drawing.tsx';

/** The stations of the route: call-outs on the wide map, numbered rows under the narrow one. */
function Stations() {
  return (
    <Container
      as={NumberedList}
      className="page-md:grid page-md:grid-cols-3 page-md:gap-gutter page-xl:static page-xl:m-0 page-xl:block page-xl:p-0"
    >
      {page.hero.stations.map(({ title, text }, index) => (
        <li key={title} className={`paired-stop ${styles.station}`}>
          <span className="row-span-2 size-7 rounded-full bg-ink text-center text-paper font-700 leading-7 page-xl:hidden">
            {index + 1}
          </span>
          <h2 className="text-heading leading-snug page-xl:text-[1.55cqi]">{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </Container>
  );
}

const panels = {
  business: {
    background: 'ink',
    panel: 'bg-background text-foreground page-lg:pl-edge',
    squares: ['fill-reef', 'fill-sun', 'stroke-reef'],
  },
  education: {
    background: undefined,
    panel: 'bg-sun-pale page-lg:pr-edge',
    squares: ['fill-lagoon', 'fill-ink forced-colors:fill-[CanvasText]', 'stroke-lagoon'],
  },
} as const;

/** Rows of squares on each panel. */
const rows = 4;

/** Whom it is for, as a panel: what changes for them in squares, and the way to their page. */
function Audience({ name }: { readonly name: keyof typeof panels }) {
  const { background, panel, squares } = panels[name];
  const audience = page.audiences[name];
  const columns = Math.ceil(sum(audience.squares) / rows);
  return (
    <li
      className={`row-span-4 grid grid-rows-subgrid gap-3 px-5 py-7 page-sm:gap-4 page-sm:px-8 page-lg:px-12 page-lg:py-16 ${panel}`}
      data-background={background}
    >
      <Squares amounts={audience.squares} looks={squares} columns={columns} room={16} />
      <p className="text-small opacity-85">{audience.caption}</p>
      <h2 className="text-title page-sm:pt-4 page-sm:text-headline">{audience.title}</h2>
      <div className="grid grid-rows-[1fr_auto] gap-4">
        <p className="max-w-[40ch] page-sm:text-lead">{audience.text}</p>
        <p>
          <Link
            variant="plain"
            className="inline-flex min-h-8 items-center font-600 underline underline-offset-4 hover:decoration-2"
            to={audience.link.to}
            label={audience.link.label}
          />
        </p>
      </div>
    </li>
  );
}

/**
 * The first screen: the terrain of skills from edge to edge with one route, and the words on it. A map of where people are short
 * and who could move shows what the product does, which a drawing of the suite or of five products does not.
 */
export function HomeHero() {
  const { hero } = page;
  // Those of the product screens always are.
  const note = inventedNote(hero.note, [[hero.invented, true]]);
  return (
    <>
      <section className="pt-18 page-xl:pt-20">
        <div className="paired relative mx-auto max-w-426 grid gap-part page-xl:block page-xl:aspect-[1236/580] page-xl:[container-type:inline-size]">
          <Chart
            drawing={survey}
            className={`${styles.map} max-page-xl:order-1 page-xl:absolute page-xl:inset-0`}
          />
          <Container className="relative pt-9 page-xl:pt-[3cqi]">
            <div className="grid justify-items-start gap-4 page-xl:max-w-[46%]">
              <h1 className="-ml-[0.04em] text-display tracking-[-0.025em]">{hero.title}</h1>
              <p className="max-w-[30ch] font-display text-heading">{hero.subhead}</p>
              <p className="max-w-md">
                <b>{hero.message}.</b> {hero.text}
              </p>
              <p className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 *:first:col-span-full page-sm:flex page-sm:flex-wrap">
                <BookMeeting control="home-hero" label={hero.book} />
                <ButtonLink variant="light" {...hero.ai} />
                <ButtonLink variant="light" {...hero.partners} />
              </p>
              <WatchVideo
                name="intro"
                variant="plain"
                className="flex min-h-8 items-center gap-2.5 font-600 underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                <Icon icon={CirclePlayIcon} className="text-heading" />
                {hero.video} ({videos.videos.intro.length})
              </WatchVideo>
            </div>
          </Container>
          <div className="max-page-xl:order-2 page-xl:contents">
            <Stations />
          </div>
          <p className="px-5 pb-3 text-slate text-small max-page-xl:order-2 page-sm:px-8 page-xl:absolute page-xl:right-[3%] page-xl:bottom-1 page-xl:bg-paper page-xl:px-1 page-xl:py-0">
            {note}
          </p>
        </div>
      </section>
      <Ecosystem />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] page-md:grid-cols-2">
        <Audience name="business" />
        <Audience name="education" />
      </ul>
    </>
  );
}
