import heads from 'virtual:page-heads';
import pictures from 'virtual:social-pictures';
import { useLocation } from 'react-router-dom';
import { Head } from 'vite-react-ssg';
import home from '../content/home.yaml';
import type { Content } from '../content/schemas.ts';
import { routeOf } from '../routes.ts';
import { brand, defaultOrigin, pageTitle } from '../site.ts';
import { newsFeedPath } from './news-feed.ts';
import { structuredData } from './structured-data.ts';

interface Answers {
  readonly faq?: Content<'pricing'>['faq'];
  readonly sections?: Content<'pages/*'>['sections'];
}

const contents = import.meta.glob<Answers>(['../content/*.yaml', '../content/pages/*.yaml'], {
  eager: true,
  import: 'default',
});

/** The questions that a page answers in words that its visitors see too. */
function questionsOf(content: string) {
  const { faq, sections = [] } = contents[`../content/${content}.yaml`] ?? {};
  return faq?.items ?? sections.flatMap((part) => (part.section === 'faq' ? part.items : []));
}

const origin = import.meta.env.VITE_SITE_ORIGIN ?? defaultOrigin;

/**
 * The head of a prerendered page, from the route table. Rendered at build only: in the browser `pageOf` does what a
 * person and a search engine notice, which spares the page this library.
 */
export function PageHead() {
  const route = routeOf(useLocation().pathname);
  const address = new URL(route.path, origin).href;
  const head = heads[route.path];
  if (!head) throw new Error(`The page ${route.path} has no head.`);
  const { description } = head;
  const title = pageTitle(head.title);
  const picture = pictures[route.path];
  const data = structuredData({ ...route, ...head }, origin, questionsOf(route.content));
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      {route.index ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={new URL(picture.address, origin).href} />}
      {picture && <meta property="og:image:width" content={String(picture.width)} />}
      {picture && <meta property="og:image:height" content={String(picture.height)} />}
      {picture && <meta property="og:image:alt" content={picture.alternative} />}
      {route.path === '/' && (
        <link rel="alternate" type="application/rss+xml" title={home.news.title} href={newsFeedPath} />
      )}
      {data && <script type="application/ld+json">{data}</script>}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </Head>
  );
}
