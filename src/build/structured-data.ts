import type { PageHead } from '../content/fields.ts';
import { products } from '../content/products.ts';
import type { SiteRoute } from '../routes.ts';
import { brand } from '../site.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The products' pages: each is software that is sold. */
const productPaths: ReadonlySet<string> = new Set(products.map((product) => `/${product}`));

/** A page of the route table with what its head says. */
export type Page = SiteRoute & PageHead;

/** A page's name: its title without what a colon adds. */
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

function software(route: Page, origin: string) {
  return {
    '@type': 'SoftwareApplication',
    name: nameOf(route),
    description: route.description,
    url: new URL(route.path, origin).href,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    provider: { '@id': `${origin}/#organization` },
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
 * What a page says of itself to machines (schema.org as JSON-LD), without a `<` that could end the script element (HTML
 * Standard, 4.12.1.3). `origin` has no slash at its end.
 */
export function structuredData(route: Page, origin: string, faq: readonly Question[] = []): string {
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
    ...(productPaths.has(route.path) ? [software(route, origin)] : []),
    ...(faq.length > 0 ? [questions(faq)] : []),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
