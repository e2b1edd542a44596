import { Badge } from '../../components/Badge.tsx';
import { Picture } from '../../components/Picture.tsx';
import { longDay } from '../../content/format.ts';
import type { Headline } from '../../content/news.ts';
import { HeadlineLink } from '../../sections/cards/HeadlineLink.tsx';
import styles from './NewsList.module.css';

/**
 * The text of a headline. It takes all the room beside the picture, or the whole row if the picture is lost. Its link covers the
 * whole card, which shows the focus ring.
 */
function Words({
  id,
  title,
  category,
  date,
  preview,
  link,
  address,
  lead,
}: Headline & { readonly lead: boolean }) {
  return (
    <div
      className={`grid flex-1 content-start gap-1.5 max-page-3xs:basis-full ${lead ? 'self-center p-6' : ''}`}
    >
      <p
        className={`text-slate text-small ${lead ? 'flex flex-wrap items-center gap-x-3 gap-y-1' : 'grid justify-items-start gap-1'}`}
      >
        <Badge label={category} />
        <time dateTime={date}>{longDay(date)}</time>
      </p>
      <h3 className={`leading-snug ${lead ? 'text-heading' : 'text-lead'}`}>
        <HeadlineLink
          id={id}
          title={title}
          link={link}
          address={address}
          className="inline-block min-h-6 after:absolute after:inset-0 after:content-empty hover:underline hover:underline-offset-4 focus-visible:outline-transparent"
        />
      </h3>
      <p className={lead ? '' : 'text-slate text-small'}>{preview}</p>
    </div>
  );
}

const ring =
  'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-lagoon has-[:focus-visible]:outline-offset-3';

/** The headlines: the newest as a large card, the others as rows; on phones side by side, to be moved with a thumb. */
export function NewsList({ headlines: [first, ...others] }: { readonly headlines: readonly Headline[] }) {
  return (
    <ul className={`grid gap-x-gutter page-sm:grid-cols-2 ${styles.strip}`}>
      {first ? (
        <li
          className={`relative mb-5 border border-contour bg-paper page-sm:col-span-2 page-sm:flex ${ring}`}
        >
          <Picture
            image={first.image}
            className="aspect-video w-full object-cover page-sm:w-1/2 page-sm:flex-none"
          />
          <Words {...first} lead />
        </li>
      ) : null}
      {others.map((headline) => (
        <li
          key={headline.title}
          className={`relative flex items-start gap-4 border-t border-t-contour py-3 max-page-3xs:flex-wrap ${ring}`}
        >
          <Picture
            image={headline.image}
            className="aspect-square w-24 flex-none object-cover max-page-sm:aspect-video"
          />
          <Words {...headline} lead={false} />
        </li>
      ))}
    </ul>
  );
}
