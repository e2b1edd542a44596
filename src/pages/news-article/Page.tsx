import { ArrowLeftIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link, linkClass } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { longDay } from '../../content/format.ts';
import { articlePath, hrefOf } from '../../content/links.ts';
import headlines from '../../content/news.yaml';
import { Blocks } from '../../sections/document/MarkdownText.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { newsFeedPath } from '../../site.ts';
import page from './page.yaml';

/** How many other headlines stand at the end. */
const shownOthers = 3;

function headlineAt(path: string) {
  const found = headlines.findIndex(({ id }) => articlePath(id) === path.replace(/\/$/, ''));
  const headline = headlines[found];
  if (!headline) throw new Error(`No headline has its article at ${path}.`);
  return { headline, others: [...headlines.slice(found + 1), ...headlines.slice(0, found)] };
}

/** The article of a headline, by its path: what it is about, its text, and the headlines after it. */
export default function NewsArticle() {
  const { headline, others } = headlineAt(useLocation().pathname);
  const { title, category, date, preview, image, article = [], sample } = headline;
  return (
    <>
      <Band as="article" className="pt-hero">
        <Container className="grid gap-y-block page-lg:grid-cols-12 page-lg:gap-x-gutter">
          <header className="grid content-start gap-4 page-lg:col-span-12">
            <a
              className={linkClass({
                className: 'inline-flex min-h-6 items-center gap-2 justify-self-start print:hidden',
              })}
              href="/news"
            >
              <Icon icon={ArrowLeftIcon} />
              {page.back}
            </a>
            <h1 className="max-w-[18ch] text-display">{title}</h1>
            <p className="max-w-[44ch] font-statement text-title">{preview}</p>
          </header>
          <div className="grid content-start gap-4 page-lg:col-span-4">
            <Picture
              first
              image={image}
              className="aspect-video w-full max-w-112 border border-line object-cover"
            />
            <p className="grid gap-1 text-small">
              <b className="font-600">{category}</b>
              <span className="text-muted">
                {page.by}, <time dateTime={date}>{longDay(date)}</time>
              </span>
              {sample ? (
                <span className="text-body">
                  <SampleMark {...page.mark} />
                </span>
              ) : null}
            </p>
          </div>
          <div className="grid max-w-160 content-start gap-4 text-lead page-lg:col-span-7 page-lg:col-start-6">
            <Blocks blocks={article} />
          </div>
        </Container>
      </Band>
      <Ending
        variant="next"
        title={page.next.title}
        links={others
          .filter((other) => hrefOf(other).startsWith('/'))
          .slice(0, shownOthers)
          .map((other) => ({ label: other.title, to: hrefOf(other), text: other.preview }))}
      >
        <Link to={newsFeedPath} label={page.next.feed} />
      </Ending>
    </>
  );
}
