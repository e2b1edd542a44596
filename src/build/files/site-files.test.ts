import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../netlify/security-headers.ts';
import { isPreview } from '../../content/days.ts';
import { siteRoutes } from '../../routes.ts';
import { HeadlineLink } from '../../sections/cards/HeadlineLink.tsx';
import { readContent } from '../content/read-content.ts';
import { editorFolder, editorHeaders } from '../editor/editor.ts';
import { newsFeed } from './news-feed.ts';
import { headersFile, redirectsFile, robotsFile, securityFile, sitemap } from './site-files.ts';

const origin = 'https://site.example';

test('a folder can have its own headers, and unknown addresses have the headers of the site', () => {
  const file = headersFile(securityHeaders({ https: true }), {
    pages: new Map(),
    folders: [editorFolder],
    folderHeaders: { [editorFolder]: editorHeaders },
    files: ['robots.txt'],
  });
  const rules = file
    .split('\n\n')
    .map((rule) => Array.from(rule.matchAll(/^(?: {2})?([^:\n]+)/gm), ([, name = '']) => name));
  const [everywhere = [], ...others] = rules;
  expect(others).toEqual([
    ['/robots.txt', 'Content-Security-Policy', 'Cross-Origin-Resource-Policy'],
    ['/admin/*', 'Content-Security-Policy', 'Cross-Origin-Resource-Policy', 'X-Robots-Tag'],
  ]);
  const differing = others.flatMap(([, ...names]) => names);
  expect(everywhere.slice(1).sort()).toEqual(
    Object.keys(securityHeaders({ https: true }))
      .filter((name) => !differing.includes(name))
      .sort(),
  );
});

test('redirects a stable name to the stylesheet before the rules of the content', () => {
  expect(
    redirectsFile('assets/app-1.css', 'https://book.example/30', [{ from: '/old', to: '/pricing' }]),
  ).toBe('/site.css /assets/app-1.css 302\n/book https://book.example/30 302\n/old /pricing 301\n');
});

test('an ended page leads elsewhere for now, before the rules of the content', () => {
  const ended = [{ from: '/spring', to: '/pricing' }];
  expect(redirectsFile('app.css', '/meet', [{ from: '/*', to: '/' }], ended)).toBe(
    '/site.css /app.css 302\n/book /meet 302\n/spring /pricing 302\n/* / 301\n',
  );
});

test('the news feed and a headline lead to an article of this site, which opens in the same tab', () => {
  const [first] = readContent('content/news');
  if (!first) throw new Error('There is no headline.');
  const headline = { ...first, link: undefined, address: '/our-article' };
  const feed = newsFeed(readContent('pages/news/page'), [headline], origin);
  expect(feed).toContain(`<link>${origin}/our-article</link>`);
  const html = renderToStaticMarkup(createElement(HeadlineLink, { ...headline, className: '' }));
  expect(html).toContain('href="/our-article"');
  expect(html).not.toMatch(/target|aria-describedby/);
});

test('a headline whose link has no address leads to its article, in a new tab', () => {
  const [headline] = readContent('content/news');
  if (!headline) throw new Error('There is no headline.');
  const path = `/news/${headline.id}`;
  expect(siteRoutes.map((route) => route.path)).toContain(path);
  expect(newsFeed(readContent('pages/news/page'), [headline], origin)).toContain(
    `<link>${origin}${path}</link>`,
  );
  const html = renderToStaticMarkup(createElement(HeadlineLink, { ...headline, className: '' }));
  expect(html).toContain(`href="${path}"`);
  expect(html).toContain('target="_blank"');
});

test('the sitemap lists the indexed pages, without a day of change, which no source knows', () => {
  const indexed = siteRoutes.filter(({ index }) => index).map(({ path }) => new URL(path, origin).href);
  const file = sitemap(siteRoutes, origin);
  expect(Array.from(file.matchAll(/<url><loc>([^<]+)<\/loc><\/url>/g), ([, page]) => page)).toEqual(indexed);
  expect(file).not.toContain('lastmod');
});

test('the robots file lets crawlers see `noindex`, and names the sitemap of a site that is indexed', () => {
  expect(robotsFile()).toBe('User-agent: *\nAllow: /\n');
  expect(robotsFile(origin)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n');
});

test('the security file expires in less than a year, as RFC 9116 recommends', () => {
  const built = new Date('2026-11-21T00:00:00Z');
  const [, expires = ''] = securityFile(origin, built).match(/^Expires: (.+)$/m) ?? [];
  const days = (Date.parse(expires) - built.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('every build by Netlify outside the production context is a preview', () => {
  expect(isPreview({})).toBe(false);
  expect(isPreview({ NETLIFY: 'true', CONTEXT: 'production' })).toBe(false);
  expect(isPreview({ NETLIFY: 'true', CONTEXT: 'deploy-preview' })).toBe(true);
});

test('the news feed escapes markup in a headline', () => {
  const [first] = readContent('content/news');
  if (!first) throw new Error('There is no headline.');
  const feed = newsFeed(readContent('pages/news/page'), [{ ...first, title: 'R&D <b>\'s "skills"' }], origin);
  expect(feed).toContain('<title>R&amp;D &lt;b&gt;&#39;s &quot;skills&quot;</title>');
});

test('the news feed keeps the identity of a headline whose date, title or link is corrected', () => {
  const identities = (headlines: Parameters<typeof newsFeed>[1]) =>
    Array.from(
      newsFeed(readContent('pages/news/page'), headlines, origin).matchAll(
        /<guid isPermaLink="false">([^<]+)<\/guid>/g,
      ),
      ([, identity]) => identity,
    );
  const headlines = readContent('content/news');
  const written = identities(headlines);
  expect(new Set(written).size).toBe(headlines.length);
  const corrected = { date: '2026-01-02', title: 'Corrected', link: undefined, address: '/pricing' };
  expect(identities(headlines.map((headline) => ({ ...headline, ...corrected })))).toEqual(written);
});
