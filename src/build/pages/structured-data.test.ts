import { describe, expect, test } from 'vitest';
import { routeOf } from '../../routes.ts';
import { pageHead } from '../content/read-content.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://site.example';

const pageAt = (path: string) => ({ ...routeOf(path), ...pageHead(routeOf(path).content) });

function graphOf(path: string, parts?: Parameters<typeof structuredData>[2]) {
  return JSON.parse(structuredData(pageAt(path), origin, parts))['@graph'];
}

describe('structuredData', () => {
  test('describes a product’s page as a page about the product, with breadcrumbs over the suite', () => {
    const [, crumbs, product] = graphOf('/skills-mapping');
    const names = crumbs.itemListElement.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['SkillsAI', 'SkillSuite', product.name]);
    expect(product).toMatchObject({ '@type': 'WebPage', about: { name: product.name } });
    expect(pageAt('/skills-mapping').title).toContain(product.name);
  });

  test('contains the page’s questions and answers, and cannot end the script element', () => {
    const faq = [{ question: "Does </script> end it, or $& or $' harm?", answer: 'No: $$.' }];
    const [, , page] = graphOf('/pricing', { faq });
    expect(page.mainEntity).toMatchObject([
      { name: faq[0]?.question, acceptedAnswer: { '@type': 'Answer', text: faq[0]?.answer } },
    ]);
    expect(structuredData(pageAt('/pricing'), origin, { faq })).not.toContain('<');
  });

  test('describes a product with a published price by its lowest price', () => {
    const priced = [{ name: 'Engine', description: 'For mills', euros: 12 }];
    const [, , product] = graphOf('/pricing', { priced });
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Engine',
      offers: { '@type': 'AggregateOffer', lowPrice: 12, priceCurrency: 'EUR' },
    });
  });
});
