import { describe, expect, test } from 'vitest';
import { routeOf } from '../routes.ts';
import { pageHead } from './read-content.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://site.example';

const pageAt = (path: string) => ({ ...routeOf(path), ...pageHead(routeOf(path).content) });

function graphOf(path: string, faq?: Parameters<typeof structuredData>[2]) {
  return JSON.parse(structuredData(pageAt(path), origin, faq))['@graph'];
}

describe('what a page says of itself to machines', () => {
  test('calls a product software and leads to it over the suite', () => {
    const [, crumbs, product] = graphOf('/skills-mapping');
    const names = crumbs.itemListElement.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['SkillsAI', 'SkillSuite', product.name]);
    expect(product['@type']).toBe('SoftwareApplication');
    expect(pageAt('/skills-mapping').title).toContain(product.name);
  });

  test('holds the questions that the page answers, and no end of its element', () => {
    const faq = [{ question: "Does </script> end it, or $& or $' harm?", answer: 'No: $$.' }];
    const [, , page] = graphOf('/pricing', faq);
    expect(page.mainEntity).toMatchObject([
      { name: faq[0]?.question, acceptedAnswer: { '@type': 'Answer', text: faq[0]?.answer } },
    ]);
    expect(structuredData(pageAt('/pricing'), origin, faq)).not.toContain('<');
  });
});
