import { Picture } from '../../components/Picture.tsx';
import { longDay } from '../../content/format.ts';
import type { Headline } from '../../content/news.ts';
import { HeadlineLink } from './HeadlineLink.tsx';
import styles from './Headlines.module.css';

export interface HeadlinesProps {
  /** `headlines`: the first with its picture, the others as a list of titles beside it. Each card is a link. */
  readonly variant: 'headlines';
  readonly items: readonly Headline[];
}

const Line = ({ category, date }: Pick<Headline, 'category' | 'date'>) => (
  <p className="flex flex-wrap gap-x-3 text-muted text-small">
    <span className="font-600 text-foreground">{category}</span>
    <time dateTime={date}>{longDay(date)}</time>
  </p>
);

export function Headlines({ items: [first, ...others] }: HeadlinesProps) {
  if (!first) return null;
  return (
    <div className={styles.headlines}>
      <article className={styles.lead}>
        <Picture image={first.image} className="aspect-video w-full object-cover" />
        <Line {...first} />
        <h3 className="text-title">
          <HeadlineLink {...first} className={styles.cover} />
        </h3>
        <p className="max-w-measure text-muted">{first.preview}</p>
      </article>
      <ul>
        {others.map((headline) => (
          <li key={headline.id} className={styles.headline}>
            <Line {...headline} />
            <h3 className="text-heading">
              <HeadlineLink {...headline} className={styles.cover} />
            </h3>
          </li>
        ))}
      </ul>
    </div>
  );
}
