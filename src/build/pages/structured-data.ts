import type { PageHead } from '../../content/fields.ts';
import { products } from '../../content/products.ts';
import type { SiteRoute } from '../../routes.ts';
import { brand } from '../../site.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A product with a published price. */
export interface PricedProduct {
  readonly name: string;
  readonly description: string;
  /** The lowest price, in whole euros. */
  readonly euros: number;
}

/** The paths of the products' pages. */
const productPaths: ReadonlySet<string> = new Set(products.map((product) => `/${product}`));

/** A page of the route table with its head. */
export type Page = SiteRoute & PageHead;

/** Returns a page's name: its title without the part after a colon. */
const nameOf = ({ title }: PageHead) => title.replace(/: .*$/, '');

function organisation(origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
}

function breadcrumbs(route: Page, origin: string) {
  const steps = [
    { name: brand, path: '/' },
    ...(productPaths.has(route.path) ? [{ name: 'SkillSuite', path: '/skillsuite' }] : []),
    { name: nameOf(route), path: route.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

/**
 * Describes a page about a product. The type is not `SoftwareApplication` or `Product`, because Google requires a price or a rating
 * for those, and the single products have neither.
 */
function productPage(route: Page, origin: string) {
  return {
    '@type': 'WebPage',
    name: nameOf(route),
    description: route.description,
    url: new URL(route.path, origin).href,
    about: { '@type': 'Thing', name: nameOf(route) },
    publisher: { '@id': `${origin}/#organization` },
  };
}

/** Describes a product with its starting price. */
function pricedProduct({ name, description, euros }: PricedProduct, route: Page, origin: string) {
  return {
    '@type': 'Product',
    name,
    description,
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: euros,
      priceCurrency: 'EUR',
      url: new URL(route.path, origin).href,
    },
  };
}

/** An article on a page. */
interface PublishedArticle {
  /** A person's name. Without it, the company wrote the article. */
  readonly author?: string;
  /** In ISO format. */
  readonly date: string;
}

function articleOn(route: Page, { author, date }: PublishedArticle, origin: string) {
  return {
    '@type': 'Article',
    headline: nameOf(route),
    datePublished: date,
    author: author === undefined ? { '@id': `${origin}/#organization` } : { '@type': 'Person', name: author },
    mainEntityOfPage: new URL(route.path, origin).href,
    publisher: { '@id': `${origin}/#organization` },
  };
}

function questions(items: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * Returns the structured data of a page (schema.org as JSON-LD). Every `<` is escaped, because it could end the script element
 * (HTML Standard, 4.12.1.3). `origin` has no trailing slash.
 */
export function structuredData(
  route: Page,
  origin: string,
  {
    faq = [],
    priced = [],
    article,
  }: {
    readonly faq?: readonly Question[];
    readonly priced?: readonly PricedProduct[];
    readonly article?: PublishedArticle | undefined;
  } = {},
): string {
  const graph = [
    organisation(origin),
    ...(route.path === '/'
      ? [
          {
            '@type': 'WebSite',
            name: brand,
            url: `${origin}/`,
            publisher: { '@id': `${origin}/#organization` },
          },
        ]
      : [breadcrumbs(route, origin)]),
    ...(productPaths.has(route.path) ? [productPage(route, origin)] : []),
    ...priced.map((product) => pricedProduct(product, route, origin)),
    ...(article ? [articleOn(route, article, origin)] : []),
    ...(faq.length > 0 ? [questions(faq)] : []),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
