import { expect, test } from 'vitest';
import { securityHeaders } from '../../netlify/security-headers.ts';
import { editorFolder, editorHeaders } from './editor.ts';
import { headersFile, redirectsFile, robotsFile, sitemap } from './site-files.ts';

const origin = 'https://site.example';

const page = { page: 'Page', content: 'any', index: true };

const none = { pages: new Map<string, string>(), folders: [], files: [] };

test('who may show a file, and what may run in it, is said once for each place', () => {
  const file = headersFile(
    { 'Cross-Origin-Resource-Policy': 'same-origin', 'Content-Security-Policy': "default-src 'self'" },
    {
      pages: new Map([
        ['/', "default-src 'none'"],
        ['/pricing', "script-src 'none'"],
      ]),
      folders: ['assets', 'images', 'social'],
      files: ['robots.txt'],
    },
  );
  const said = file
    .split('\n\n')
    .map((rule) => [
      rule.split('\n')[0],
      rule.match(/Resource-Policy: (.*)/)?.[1],
      rule.match(/Security-Policy: (.*)/)?.[1],
    ]);
  expect(said).toEqual([
    ['/*', undefined, undefined],
    ['/', 'same-origin', "default-src 'none'"],
    ['/pricing', 'same-origin', "script-src 'none'"],
    ['/robots.txt', 'same-origin', "default-src 'self'"],
    ['/assets/*', 'same-origin', "default-src 'self'"],
    ['/images/*', 'same-origin', "default-src 'self'"],
    ['/social/*', 'cross-origin', "default-src 'self'"],
  ]);
});

test('a folder has headers of its own, and an address that no other rule names keeps those of the site', () => {
  const file = headersFile(securityHeaders({ https: true }), {
    ...none,
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

test('the stylesheet has a name that does not change', () => {
  expect(redirectsFile('assets/app-1.css', 'https://book.example/30')).toBe(
    '/site.css /assets/app-1.css 302\n/book https://book.example/30 302\n',
  );
});

test('the sitemap holds what may be indexed and nothing else', () => {
  const file = sitemap(
    [
      { ...page, path: '/', index: true },
      { ...page, path: '/pricing', index: true },
      { ...page, path: '/placeholder', index: false },
    ],
    origin,
    ({ path }) => (path === '/' ? '2026-11-21' : undefined),
  );
  expect(file).toContain('<loc>https://site.example/</loc><lastmod>2026-11-21</lastmod>');
  expect(file).toContain('<loc>https://site.example/pricing</loc></url>');
  expect(file).not.toContain('placeholder');
});

test('the robots file names the sitemap', () => {
  expect(robotsFile(origin, false)).toContain('Sitemap: https://site.example/sitemap.xml\n');
  expect(robotsFile(origin, true)).toBe('User-agent: *\nDisallow: /\n');
});
