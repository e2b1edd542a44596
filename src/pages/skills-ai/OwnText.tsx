import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration } from '../../components/Decoration.tsx';
import { Link } from '../../components/Link.tsx';
import { Picture } from '../../drawings/Picture.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import coast from './coast.drawing.tsx?picture&ink';
import styles from './OwnText.module.css';
import page from './page.yaml';

/** The ending: the coast of the first screen once more, now with the reader's phrase and a name that is still blank. */
export function OwnText() {
  const { title, text, button, suite, phrase } = page.closing;
  return (
    <Band className={styles.band} background="ink" aria-labelledby="ending-title">
      <Picture className={styles.coast} picture={coast} />
      <Container className={styles.columns}>
        <div className="grid justify-items-start gap-6">
          <h2 id="ending-title" className="max-w-[12ch] text-display">
            {title}
          </h2>
          <p className="max-w-[40ch] text-muted text-lead">{text}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <BookMeeting control="skills-ai-closing" label={button} />
            <Link {...suite} />
          </p>
        </div>
        <Decoration className={styles.names}>
          <span className={styles.phrase}>{`“${phrase} …”`}</span>
          <span className={styles.name}>
            {page.challenge.columns.skill}
            <span className={styles.blank} />
          </span>
        </Decoration>
      </Container>
    </Band>
  );
}
