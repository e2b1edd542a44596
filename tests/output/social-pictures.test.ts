import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addedHead } from '../../src/build/content/read-content.ts';
import { hasSocialPicture } from '../../src/build/pages/social-pictures.ts';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages, dist } from './built-site.ts';

const maxBytes = 150_000;

function contents(html: string, name: string): string[] {
  return matchesOf(html, new RegExp(`<meta[^>]*(?:property|name)="${name}" content="([^"]*)"`, 'g'));
}

test.each(builtPages.filter(hasSocialPicture))(
  '$path has one social picture with absolute address, size and alternative text, small enough for every network',
  async ({ html, ...route }) => {
    const head = html.slice(0, html.indexOf('</head>'));
    const [address = '', ...others] = contents(head, 'og:image');
    expect(others, 'Leave one og:image in src/build/pages/page-head.tsx').toEqual([]);
    expect(new URL(address).origin).toBe(new URL(contents(head, 'og:url')[0] ?? '').origin);
    expect(contents(head, 'og:image:width')).toEqual(['1200']);
    expect(contents(head, 'og:image:height')).toEqual(['630']);
    expect(contents(head, 'og:image:alt')[0]?.length).toBeGreaterThan(20);
    expect(contents(head, 'twitter:card')).toEqual(['summary_large_image']);
    const picture = readFileSync(join(dist, new URL(address).pathname));
    const format = addedHead(route).picture ? 'jpeg' : 'png';
    expect(await sharp(picture).metadata()).toMatchObject({ format, width: 1200, height: 630 });
    expect(picture.length).toBeLessThanOrEqual(maxBytes);
    expect(picture.length).toBeGreaterThan(10_000);
  },
);

test('every page that is shared has its own social picture, and there are no others', () => {
  const named = builtPages
    .filter(hasSocialPicture)
    .flatMap(({ html }) => contents(html, 'og:image'))
    .map((one) => new URL(one).pathname);
  const written = builtFiles.filter((file) => file.startsWith('social/')).map((file) => `/${file}`);
  expect(written.toSorted()).toEqual(named.toSorted());
  const others = builtPages.filter(
    (page) => !hasSocialPicture(page) && contents(page.html, 'og:image').length > 0,
  );
  const remedy = 'Give a page that nobody shares no social picture (src/build/pages/page-head.tsx)';
  expect(
    others.map(({ path }) => path),
    remedy,
  ).toEqual([]);
});
