import { newTab } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { longDay } from '../../content/format.ts';
import { hrefOf } from '../../content/links.ts';
import type { Headline } from '../../content/news.ts';
import { hillContours } from '../../drawings/terrain.tsx';
import { NewsletterForm } from '../../forms/NewsletterForm.island.tsx';
import styles from './FrontPage.module.css';
import page from './page.yaml';

type StoryProps = Headline & { readonly lead?: boolean };

/** A headline under its picture. Its link covers the whole story; articles open in a new tab, pages of this site in the same. */
function Story({ title, category, date, preview, image, link, address, lead = false }: StoryProps) {
  const inside = address?.startsWith('/') === true;
  return (
    <li className={`${styles.story} ${lead ? styles.lead : ''}`}>
      <Picture image={image} first={lead} className={styles.picture} />
      <div className={styles.words}>
        <p className="flex flex-wrap justify-between gap-x-4 text-slate text-small">
          <b className="text-lagoon font-600">{category}</b>
          <time dateTime={date}>{longDay(date)}</time>
        </p>
        <h3 className={lead ? 'max-w-[20ch] text-headline' : 'text-heading'}>
          <a className={styles.link} href={hrefOf({ link, address })} {...(inside ? {} : newTab)}>
            {title}
          </a>
        </h3>
        <p className={lead ? 'text-lead' : 'text-slate'}>{preview}</p>
      </div>
    </li>
  );
}

/** The contours of the hill that the newsletter stands on, 300 wide and 260 high. */
const contours = hillContours({ at: { x: 190, y: 250 }, rings: 10, step: 24, seed: 7 });

/** The newsletter as one of the stories, beside the first. */
function Newsletter() {
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
      <svg
        className={styles.hill}
        viewBox="0 0 300 260"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        data-precision={1}
      >
        {contours.map((contour) => (
          <path key={contour} d={contour} />
        ))}
      </svg>
    </li>
  );
}

/** The newest headline at two thirds of the page with the newsletter beside it, and all others in columns below. */
export function FrontPage({ headlines: [first, ...others] }: { readonly headlines: readonly Headline[] }) {
  return (
    <ul className={styles.page}>
      {first ? <Story {...first} lead /> : null}
      <Newsletter />
      {others.map((headline) => (
        <Story key={headline.title} {...headline} />
      ))}
    </ul>
  );
}
