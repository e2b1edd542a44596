import { describe, expect, test } from 'vitest';
import { siteRoutes } from '../../src/route-table.ts';
import { builtFiles, builtPages, matchesOf, readBuilt } from './built-site.ts';

const paths = new Set(siteRoutes.map(({ path }) => path));

describe.each(builtPages)('$path', ({ html, path }) => {
  const links = matchesOf(html, /<a [^>]*href="([^"]+)"/g);

  test('links only to pages and anchors that are there', () => {
    for (const link of links.filter((candidate) => /^[/#]/.test(candidate))) {
      const { pathname, hash } = new URL(link, `https://site.example${path}`);
      expect(paths.has(pathname), `${link} leads to a page`).toBe(true);
      const target = builtPages.find((page) => page.path === pathname);
      if (hash) expect(target?.html, `${link} leads to an anchor`).toContain(`id="${hash.slice(1)}"`);
    }
  });

  test('refers only to files that are there', () => {
    for (const file of matchesOf(html, /(?:src|href)="\/((?:assets\/[^"]+)|[\w-]+\.\w+)"/g)) {
      expect(builtFiles).toContain(file);
    }
  });
});

test('the sitemap lists exactly the pages that may be indexed, and robots.txt names it', () => {
  const listed = matchesOf(readBuilt('sitemap.xml'), /<loc>([^<]+)<\/loc>/g).map(
    (address) => new URL(address).pathname,
  );
  expect(listed).toEqual(siteRoutes.filter(({ index }) => index).map(({ path }) => path));
  expect(readBuilt('robots.txt')).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test('the stylesheet stands under the name that the pages of the functions use', () => {
  const [target = ''] = matchesOf(readBuilt('_redirects'), /^\/site\.css \/(\S+) 302$/gm);
  expect(builtFiles).toContain(target);
});
