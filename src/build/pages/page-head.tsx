import { renderToStaticMarkup } from 'react-dom/server';
import { parseDigits } from '../../content/texts.ts';
import { routeOf, type SiteRoute } from '../../routes.ts';
import { brand, defaultLanguage, languageOf, newsFeedPath, pageTitle } from '../../site.ts';
import { pageHead, pageWords, readContent, versionsOf } from '../content/read-content.ts';
import type { Content } from '../content/schemas.ts';
import { size } from './SocialPoster.tsx';
import { hasSocialPicture, socialPicture } from './social-pictures.ts';
import { structuredData } from './structured-data.ts';

interface Parts {
  readonly faq?: Content<'pages/pricing/page'>['faq'];
  readonly packages?: Content<'pages/pricing/page'>['packages'];
  readonly sections?: Content<'content/pages/*'>['sections'];
}

/** Returns the questions and answers that a page shows. */
function questionsOf(content: string) {
  const { faq, sections = [] } = pageWords(content) as Parts;
  return faq?.items ?? sections.flatMap((part) => (part.section === 'faq' ? part.items : []));
}

/** Returns when the article of a page was published, and who wrote it. Those of headlines are the company's. */
function articleOf({ page, content }: SiteRoute) {
  if (page === 'news-article') {
    const [, id] = content.split('#');
    const headline = readContent('content/news').find((candidate) => candidate.id === id);
    return headline && { date: headline.date };
  }
  if (page !== 'added') return undefined;
  const { sections = [] } = pageWords(content) as Parts;
  const [article] = sections.flatMap((part) => (part.section === 'article' ? [part] : []));
  return article && { author: article.author.name, date: article.date };
}

/** Returns the products on a page with a published price. */
function pricedProducts(content: string) {
  const { packages = [] } = pageWords(content) as Parts;
  return packages.flatMap(({ name, audience, price: { figure } }) =>
    figure === undefined ? [] : [{ name, description: audience, euros: parseDigits(figure) }],
  );
}

/**
 * Adds the head of the page at `path` to the document `html`: title, description, canonical address, social picture and structured
 * data. `origin` is the site's origin. Throws if the page's content has mistakes.
 */
export async function withHead(html: string, path: string, origin: string): Promise<string> {
  // On the development server `path` includes the query.
  const route = routeOf(new URL(path, origin).pathname);
  const address = new URL(route.path, origin).href;
  const head = pageHead(route.content);
  const { description } = head;
  const title = pageTitle(head.title);
  const versions = versionsOf(route);
  const picture = hasSocialPicture(route) ? await socialPicture(route) : undefined;
  const article = articleOf(route);
  const markup = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!route.index && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.date} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={new URL(picture.address, origin).href} />}
      {picture && <meta property="og:image:width" content={String(size.width)} />}
      {picture && <meta property="og:image:height" content={String(size.height)} />}
      {picture && <meta property="og:image:alt" content={picture.alternative} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {route.index && <link rel="canonical" href={address} />}
      {versions.map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={new URL(path, origin).href} />
      ))}
      {versions.slice(0, 1).map(([, path]) => (
        <link key="default" rel="alternate" hrefLang="x-default" href={new URL(path, origin).href} />
      ))}
      {['/', '/news'].includes(route.path) && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={readContent('pages/news/page').title}
          href={newsFeedPath}
        />
      )}
      {route.index && (
        <script type="application/ld+json">
          {structuredData({ ...route, ...head }, origin, {
            faq: questionsOf(route.content),
            priced: pricedProducts(route.content),
            article,
          })}
        </script>
      )}
    </>,
  );
  return html
    .replace(`<html lang="${defaultLanguage}">`, `<html lang="${languageOf(route.path)}">`)
    .replace('<head>', () => `<head>${markup}`);
}
