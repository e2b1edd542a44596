import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Coast } from './Coast.tsx';
import styles from './NamesHero.module.css';
import page from './page.yaml';

const sources = ['advert', 'course', 'cv'] as const;

/** The first screen: the words, and beside them three phrases that lead to the one name of their skill. */
export function NamesHero() {
  const { badge, first, product, title, text, book, sentence, names } = page.hero;
  const { columns } = page.challenge;
  return (
    <Band className={styles.hero} background="ink">
      <div className={styles.sheet}>
        <Container className={styles.words}>
          <HeroWords
            product={product}
            title={title}
            titleClassName="page-xl:max-w-[9ch] page-xl:[text-wrap:wrap]"
            text={text}
          >
            <BookMeeting control="skills-ai-hero" label={book} />
            <Link className="page-xs:mx-3" {...sentence} />
          </HeroWords>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-muted text-small">
            <b className="max-w-full flex-none rounded-sm bg-sun px-2.5 py-0.5 text-ink forced-color-adjust-none">
              {badge}
            </b>{' '}
            <span className="flex-1 basis-40">{first}</span>
          </p>
        </Container>
        <div className={styles.names}>
          <Coast className={styles.coast} ways={styles.ways} />
          <ul className={styles.phrases}>
            {sources.map((source) => (
              <li key={source}>
                <span className="text-muted text-small">{columns[source]}</span>
                <span className={styles.phrase}>{`“${names[source]}”`}</span>
              </li>
            ))}
          </ul>
          <p className={`c-fade ${styles.name}`}>
            <span className="text-small font-600">{columns.skill}</span> <b>{names.skill}</b>
          </p>
        </div>
      </div>
    </Band>
  );
}
