import { describe, expect, test } from 'vitest';
import { pageHead } from '../content/loader/read-content.ts';
import { routeOf } from '../routes.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://site.example';

const pageAt = (path: string) => ({ ...routeOf(path), ...pageHead(routeOf(path).content) });

function graphOf(path: string, faq?: Parameters<typeof structuredData>[2]) {
  const data = structuredData(pageAt(path), origin, faq);
  return data === undefined ? undefined : JSON.parse(data)['@graph'];
}

describe('what a page says of itself to machines', () => {
  test('calls a product software and leads to it over the suite', () => {
    const [, crumbs, product] = graphOf('/skills-mapping');
    const names = crumbs.itemListElement.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['SkillsAI', 'SkillSuite', product.name]);
    expect(product['@type']).toBe('SoftwareApplication');
    expect(pageAt('/skills-mapping').title).toContain(product.name);
  });

  test('holds the questions that the page answers, and no text can end its element', () => {
    const faq = [{ question: 'Does </script> end it?', answer: 'No.' }];
    const [, , page] = graphOf('/pricing', faq);
    expect(page.mainEntity).toMatchObject([
      { name: 'Does </script> end it?', acceptedAnswer: { '@type': 'Answer', text: 'No.' } },
    ]);
    expect(structuredData(pageAt('/pricing'), origin, faq)).not.toContain('<');
  });

  test('holds no character that the renderer would take for a pattern', () => {
    const data = structuredData(pageAt('/pricing'), origin, [
      { question: "Does $& or $' harm?", answer: '$$' },
    ]);
    expect(data).not.toContain('$');
    const [, , page] = JSON.parse(data ?? '')['@graph'];
    expect(page.mainEntity[0].name).toBe("Does $& or $' harm?");
  });
});
