import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import headlines from '../../content/news.yaml';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { newsFeedPath } from '../../site.ts';
import { Changelog } from './Changelog.tsx';
import { FrontPage } from './FrontPage.tsx';
import page from './page.yaml';

/** Every headline, the newest first, as the front page of a newspaper; the ways to hear of the next one; and the taxonomy's changes. */
export default function News() {
  const { title, text, feed, list, mark } = page;
  return (
    <>
      <section className="pt-hero pb-band">
        <Container>
          <h1 className="text-display">{title}</h1>
          <p className="mt-5 mb-part flex flex-wrap items-baseline justify-between gap-x-gutter-wide gap-y-2 border-t-4 border-b border-t-ink border-b-ink py-2.5">
            <span>
              {text}
              {headlines.some(({ sample }) => sample) ? <SampleMark {...mark} /> : null}
            </span>
            <Link to={newsFeedPath} label={feed} />
          </p>
          <h2 className="sr-only">{list}</h2>
          <FrontPage headlines={headlines} />
        </Container>
      </section>
      <Changelog />
    </>
  );
}
