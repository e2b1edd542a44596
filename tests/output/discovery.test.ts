import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/build/read-content.ts';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages, readBuilt } from './built-site.ts';

const paths = new Set(builtPages.map(({ path }) => path));

describe.each(builtPages)('$path', ({ html, index, title, path }) => {
  const blocks = matchesOf(html, /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);

  test('has structured data if it is indexed, and none otherwise', () => {
    expect(blocks).toHaveLength(index ? 1 : 0);
    for (const block of blocks) {
      const data = JSON.parse(block);
      expect(data['@context']).toBe('https://schema.org');
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

test('the home page links the news feed, whose links lead to existing pages', () => {
  const home = builtPages.find(({ path }) => path === '/');
  expect(home?.html).toMatch(/<link[^>]*type="application\/rss\+xml"[^>]*href="\/news.xml"/);
  const links = matchesOf(readBuilt('news.xml'), /<item>.*?<link>([^<]+)</g);
  expect(links).toHaveLength(readContent('content/news').length);
  const [own = ''] = matchesOf(home?.html ?? '', /rel="canonical" href="([^"]+)"/g);
  const inside = links.map((link) => new URL(link)).filter(({ origin }) => origin === new URL(own).origin);
  expect(inside.filter(({ pathname }) => !paths.has(pathname)).map(String)).toEqual([]);
});

test('llms.txt lists every indexed page except home, and security.txt has a contact', () => {
  expect(readBuilt('llms.txt')).toMatch(/^# SkillsAI\n/);
  const listed = matchesOf(readBuilt('llms.txt'), /^- \[.+\]\((.+)\): ./gm);
  const indexed = builtPages.filter(({ index }) => index).map(({ path }) => path);
  expect(['/', ...listed.map((address) => new URL(address).pathname)]).toEqual(indexed);
  expect(readBuilt('.well-known/security.txt')).toMatch(/^Contact: mailto:/);
});

test('the build has no editor without a repository', () => {
  expect(builtFiles.filter((file) => file.startsWith('admin'))).toEqual([]);
});

test('every redirect of the content leads to an existing page or file', () => {
  const targets = matchesOf(readBuilt('_redirects'), /^\S+ (\/\S+) 301$/gm);
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets) {
    expect(paths.has(target) || builtFiles.includes(target.slice(1)), target).toBe(true);
  }
});
