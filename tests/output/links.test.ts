import { expect, test } from 'vitest';
import { readContent } from '../../src/build/content/read-content.ts';
import { pageFaults } from '../../src/build/launch/built-pages.ts';
import { outboundLinks } from '../../src/content/links.ts';
import { siteRoutes } from '../../src/routes.ts';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages, dist, readBuilt, wordsOf } from './built-site.ts';

test('links, files and pictures of every page are there', { timeout: 120_000 }, async () => {
  const remedy =
    'Correct the link or the picture in the words or the component of the page (src/routes.ts names its folder)';
  expect(await pageFaults(dist), remedy).toEqual([]);
});

test('every link that opens a new tab says so to screen readers, except a poster, whose press plays its video', () => {
  for (const { path, html } of builtPages) {
    const links = matchesOf(html, /(<a [^>]*target="_blank"[^>]*>)/g).filter(
      (tag) => !tag.includes('video-play'),
    );
    for (const tag of links) expect(tag, path).toContain('aria-describedby="new-tab"');
    const { newTab } = wordsOf(path)?.footer ?? readContent('content/footer');
    expect(html, path).toContain(`<p id="new-tab" hidden="">${newTab}</p>`);
  }
});

test.each([
  { path: '/recruiter', section: 'ending-title', link: 'schedulingPage' },
  { path: '/business-leader', section: 'ending-title', link: 'bookingPage' },
  { path: '/scale-growth', section: 'outcomes-title', link: 'bookingPage' },
] as const)('the booking of $path in $section opens an external page in a new tab', (booking) => {
  const html = builtPages.find(({ path }) => path === booking.path)?.html ?? '';
  const [part = ''] = matchesOf(
    html,
    new RegExp(`aria-labelledby="${booking.section}"(.*?)</section>`, 'gs'),
  );
  const href = outboundLinks[booking.link].href.replaceAll('&', '&amp;');
  const links = matchesOf(part, /<a ([^>]*)>/g).filter((link) => link.includes(`href="${href}"`));
  expect(links).toEqual([expect.stringContaining('target="_blank"')]);
  expect(part).not.toContain('<form');
});

test('every link to a place on the same page names one that is there', () => {
  const links = builtPages.flatMap(({ path, html }) => {
    const places = new Set(matchesOf(html, / (?:id|data-section)="([^"]+)"/g));
    return matchesOf(html, /<a [^>]*href="#([^"]*)"/g).map((place) => ({
      name: `${path}#${place}`,
      found: places.has(place),
    }));
  });
  expect(links.length).toBeGreaterThan(20);
  const missing = links.filter(({ found }) => !found).map(({ name }) => name);
  expect(missing, 'Give a part of the page this id, or correct the link').toEqual([]);
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

test('the page of each product and of the Control Centre ends with the way to the next, in a circle', () => {
  const { label, products } = readContent('content/next-product');
  const next = products.map(({ to: path }) => {
    const html = builtPages.find((page) => page.path === path)?.html ?? '';
    const [band = ''] = matchesOf(
      html,
      new RegExp(`<nav [^>]*aria-label="${label}"(.*?</nav></main>)`, 'gs'),
    );
    return [path, ...matchesOf(band, /href="([^"]+)"/g)];
  });
  const paths = products.map(({ to }) => to);
  expect(next).toEqual(paths.map((path, place) => [path, paths[(place + 1) % paths.length]]));
});
