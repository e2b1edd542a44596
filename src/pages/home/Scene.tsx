import { CirclePlayIcon } from 'lucide-react';
import { ButtonLink } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { inventedNote } from '../../content/invented.ts';
import videos from '../../content/videos.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { Hills } from './Hills.island.tsx';
import { People } from './People.tsx';
import page from './page.yaml';
import styles from './Scene.module.css';
import survey from './survey.drawing.tsx';

/** The page's title, which ends before the shore, whom it is for, and what can be done first. */
function Words() {
  const { hero } = page;
  return (
    <Container className={styles.words}>
      <h1 className="ml-[-0.03em] max-w-[10em] text-display leading-[0.92] tracking-[-0.02em] page-lg:text-[min(var(--text-display-fontSize),5.35cqw)]">
        {hero.title}
      </h1>
      <p className="font-display text-title">{hero.message}</p>
      <p className="max-w-[44ch] text-lead">{hero.text}</p>
      <p className={styles.actions}>
        <BookMeeting control="home-hero" label={hero.book} />
        <ButtonLink variant="light" {...hero.ai} />
        <ButtonLink variant="light" {...hero.partners} />
      </p>
      <WatchVideo
        name="intro"
        variant="plain"
        className="flex min-h-11 items-center gap-2.5 font-600 underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <Icon icon={CirclePlayIcon} className="text-heading" />
        {hero.video} ({videos.videos.intro.length})
      </WatchVideo>
    </Container>
  );
}

/**
 * The first screen and what follows from it: the terrain of skills across the window, which stays while people on it are found,
 * matched and moved. Without scroll timelines, scripts or motion it shows how that ends, with the three sentences below.
 */
export function Scene() {
  const { hero, acts, hills } = page;
  return (
    <section className={styles.scene} aria-labelledby="scene-title">
      <Words />
      <div className={styles.pinned}>
        <div className={styles.stage}>
          <div className={styles.map}>
            <Chart drawing={survey} />
            <People />
          </div>
          <div className={styles.veil} />
        </div>
        <Container as="ol" className={styles.acts}>
          {acts.map(({ title, text, note }) => (
            <li key={title} className={styles.act}>
              <h2 className="text-heading">{title}</h2>
              <p className={`font-display ${styles.statement}`}>{text}</p>
              <p className="max-w-[34ch]">{note}</p>
            </li>
          ))}
        </Container>
        <div className={`${styles.stage} ${styles.above}`}>
          <Hills {...hills} note={inventedNote(hero.note, [[hero.invented, true]])} />
        </div>
      </div>
    </section>
  );
}
