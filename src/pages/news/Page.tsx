import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import headlines from '../../content/news.yaml';
import { newsFeedPath } from '../../site.ts';
import { FrontPage } from './FrontPage.tsx';
import page from './page.yaml';

/** Every headline, the newest first, as the front page of a newspaper; and the ways to hear of the next one. */
export default function News() {
  const { title, text, feed, list, note } = page;
  return (
    <section className="pt-hero pb-band">
      <Container>
        <h1 className="text-display tracking-[-0.03em] page-lg:text-[clamp(5rem,9.6cqw,8rem)] page-lg:leading-[0.9]">
          {title}
        </h1>
        <p className="mt-5 mb-part flex flex-wrap items-baseline justify-between gap-x-gutter-wide gap-y-2 border-t-4 border-b border-t-ink border-b-ink py-2.5 page-lg:mt-8">
          <span>{text}</span> <Link to={newsFeedPath} label={feed} />
        </p>
        {headlines.some(({ sample }) => sample) ? (
          <p className="-mt-3 mb-part text-muted text-small">{note}</p>
        ) : null}
        <h2 className="sr-only">{list}</h2>
        <FrontPage headlines={headlines} />
      </Container>
    </section>
  );
}
