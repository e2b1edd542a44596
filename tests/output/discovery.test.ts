import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/build/content/read-content.ts';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages, readBuilt } from './built-site.ts';

/**
 * The types that pages use, with the properties that Google requires of each (Search Central, structured data), or that readers
 * need. Google reports a missing one as an error. A list stands for alternatives.
 */
const requiredProperties: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Answer: ['text'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'datePublished', 'author'],
  FAQPage: ['mainEntity'],
  Person: ['name'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url', 'logo'],
  Product: ['name', ['offers', 'review', 'aggregateRating']],
  Question: ['name', 'acceptedAnswer'],
  SoftwareApplication: ['name', 'offers', ['review', 'aggregateRating']],
  Thing: ['name'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
};

/** Returns what is missing in structured data, at any depth. References by `@id` alone are complete. */
function missingProperties(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingProperties);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Readonly<Record<string, unknown>>;
  const type = String(node['@type'] ?? '');
  const required = requiredProperties[type];
  const present = (name: string) => node[name] !== undefined && node[name] !== '';
  const missing = (required ?? []).filter((names) => ![names].flat().some(present));
  return [
    ...(type !== '' && required === undefined ? [`the unknown type ${type}`] : []),
    ...missing.map((names) => `${type}: ${[names].flat().join(' or ')}`),
    ...Object.values(node).flatMap(missingProperties),
  ];
}

const paths = new Set(builtPages.map(({ path }) => path));

describe.each(builtPages)('$path', ({ html, index, title, path }) => {
  const blocks = matchesOf(html, /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);

  test('has structured data if it is indexed, and none otherwise', () => {
    expect(blocks).toHaveLength(index ? 1 : 0);
    for (const block of blocks) {
      const data = JSON.parse(block);
      expect(data['@context']).toBe('https://schema.org');
      const remedy = 'Add these to src/build/pages/structured-data.ts, or a new type to the list above';
      expect(missingProperties(data), remedy).toEqual([]);
      const kinds = data['@graph'].map((node: { '@type': string }) => node['@type']);
      expect(kinds[0]).toBe('Organization');
      expect(kinds).toContain(path === '/' ? 'WebSite' : 'BreadcrumbList');
      expect(kinds.includes('FAQPage')).toBe(html.includes('class="Accordion-item"'));
    }
    // Structured questions must match the visible text.
    const text = html.replace(/<script[\s\S]*?<\/script>/g, '');
    const questions = blocks
      .flatMap((block) => JSON.parse(block)['@graph'])
      .flatMap(({ mainEntity }) => mainEntity ?? []);
    for (const { name, acceptedAnswer } of questions)
      for (const words of [name, acceptedAnswer.text])
        expect(text, title).toContain(words.replaceAll('&', '&amp;'));
  });
});

test('what has a published price is a product with it on the page that shows it', () => {
  const products = builtPages.flatMap(({ path, html }) =>
    matchesOf(html, /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
      .flatMap((block) => JSON.parse(block)['@graph'])
      .filter((node) => node['@type'] === 'Product')
      .map(({ name, offers }) => ({ path, name, euros: offers.lowPrice })),
  );
  const priced = readContent('pages/pricing/page').packages.filter(({ price }) => price.figure);
  expect(products.map(({ name }) => name)).toEqual(priced.map(({ name }) => name));
  const euros = readContent('content/prices').prices.map((price) => price.euros);
  for (const product of products) {
    expect(product.path).toBe('/pricing');
    expect(euros).toContain(product.euros);
  }
});

test('the home page links the news feed, whose links lead to existing pages', () => {
  const home = builtPages.find(({ path }) => path === '/');
  expect(home?.html).toMatch(/<link[^>]*type="application\/rss\+xml"[^>]*href="\/news.xml"/);
  const links = matchesOf(readBuilt('news.xml'), /<item>.*?<link>([^<]+)</g);
  expect(links).toHaveLength(readContent('content/news').length);
  const [own = ''] = matchesOf(home?.html ?? '', /rel="canonical" href="([^"]+)"/g);
  const inside = links.map((link) => new URL(link)).filter(({ origin }) => origin === new URL(own).origin);
  const missing = inside.filter(({ pathname }) => !paths.has(pathname)).map(String);
  expect(missing, 'Correct the address of the headline in src/content/news.yaml').toEqual([]);
});

test('llms.txt lists every indexed page except home', () => {
  expect(readBuilt('llms.txt')).toMatch(/^# SkillsAI\n/);
  const listed = matchesOf(readBuilt('llms.txt'), /^- \[.+\]\((.+)\): ./gm);
  const indexed = builtPages.filter(({ index }) => index).map(({ path }) => path);
  expect(['/', ...listed.map((address) => new URL(address).pathname)]).toEqual(indexed);
});

test('security.txt has each field of RFC 9116 once, for a time to come, and leads to pages of this site', () => {
  const fields = readBuilt('.well-known/security.txt')
    .trim()
    .split('\n')
    .map((line) => /^([A-Z][\w-]+): (\S+)$/.exec(line)?.slice(1) ?? [line]);
  const names = fields.map(([name = '']) => name);
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
  const [contact, expires = '', languages, canonical, policy = ''] = fields.map(([, value]) => value);
  expect(contact).toBe(`mailto:${readContent('content/links').contact}`);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  // RFC 9116 recommends less than a year.
  expect(days).toBeLessThan(365);
  expect(languages).toBe('en');
  const [home = ''] = matchesOf(
    builtPages.find(({ path }) => path === '/')?.html ?? '',
    /rel="canonical" href="([^"]+)"/g,
  );
  expect(canonical).toBe(new URL('/.well-known/security.txt', home).href);
  const { origin, pathname, hash } = new URL(policy);
  expect(origin).toBe(new URL(home).origin);
  expect(builtPages.find(({ path }) => path === pathname)?.html).toContain(` id="${hash.slice(1)}"`);
});

test('the build has no editor without a repository', () => {
  const remedy = 'Unset EDITOR_REPOSITORY, and delete admin from public';
  expect(
    builtFiles.filter((file) => file.startsWith('admin')),
    remedy,
  ).toEqual([]);
});

test('every redirect of the content leads to an existing page or file', () => {
  const targets = matchesOf(readBuilt('_redirects'), /^\S+ (\/\S+) 301$/gm);
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets) {
    expect(paths.has(target) || builtFiles.includes(target.slice(1)), target).toBe(true);
  }
});
