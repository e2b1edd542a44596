import { Link } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { longDay } from '../../content/format.ts';
import type { Headline } from '../../content/news.ts';
import { NewsletterForm } from '../../forms/NewsletterForm.island.tsx';
import { HeadlineLink } from '../../sections/cards/HeadlineLink.tsx';
import styles from './News.module.css';
import page from './page.yaml';

type StoryProps = Headline & { readonly lead?: boolean };

/** A headline under its picture. Its link covers the whole story. */
function Story({ id, title, category, date, preview, image, link, address, lead = false }: StoryProps) {
  return (
    <li id={id} className={`${styles.story} ${lead ? styles.lead : ''}`}>
      <Picture image={image} className={styles.picture} />
      <div className="grid gap-2">
        <p className="flex flex-wrap justify-between gap-x-4 text-slate text-small">
          <b className="text-lagoon font-600">{category}</b>
          <time dateTime={date}>{longDay(date)}</time>
        </p>
        <h3 className={lead ? 'max-w-[20ch] text-headline' : 'text-heading'}>
          <HeadlineLink id={id} title={title} link={link} address={address} className={styles.link} />
        </h3>
        <p className={lead ? 'text-lead' : 'text-slate'}>{preview}</p>
      </div>
    </li>
  );
}

/** The categories, those with most headlines first, each with their number and a link to its newest headline. */
function Topics({ headlines }: { readonly headlines: readonly Headline[] }) {
  const topics = [...Map.groupBy(headlines, ({ category }) => category)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return (
    <div className="grid content-end gap-2 max-page-sm:hidden">
      <h3 className="text-heading">{page.topics}</h3>
      <ul className="tabular-nums">
        {topics.map(([category, found]) => (
          <li key={category} className="flex justify-between gap-4 border-t border-t-line py-1.5">
            <Link variant="listed" label={category} to={`#${found[0]?.id}`} />{' '}
            <b className="font-600">{found.length}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The newsletter as one of the stories, beside the first, over what it is about. */
function Newsletter({ headlines }: { readonly headlines: readonly Headline[] }) {
  const { title, text } = page.sidebar;
  return (
    <li className={styles.newsletter}>
      <aside id="newsletter" className="relative grid gap-4" aria-labelledby="stay-informed">
        <h3 id="stay-informed" className="text-title">
          {title}
        </h3>
        <p>{text}</p>
        <NewsletterForm />
      </aside>
      <Topics headlines={headlines} />
    </li>
  );
}

/** The newest headline at two thirds of the page with the newsletter beside it, and all others in columns below. */
export function FrontPage({ headlines }: { readonly headlines: readonly Headline[] }) {
  const [first, ...others] = headlines;
  return (
    <ul className={styles.page}>
      {first ? <Story {...first} lead /> : null}
      <Newsletter headlines={headlines} />
      {others.map((headline) => (
        <Story key={headline.id} {...headline} />
      ))}
    </ul>
  );
}
