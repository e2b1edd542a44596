import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';

const manifest = {
  'index.html': {
    file: 'assets/app-1.js',
    imports: ['_shared.js'],
    assets: ['assets/text.woff2', 'assets/logo.svg'],
  },
  '_shared.js': { file: 'assets/shared-2.js' },
  'src/pages/home/Page.tsx': { file: 'assets/HomePage-3.js', imports: ['index.html', '_form.js'] },
  '_form.js': { file: 'assets/form-4.js' },
  'src/pages/other/Page.tsx': { file: 'assets/OtherPage-5.js' },
};

const rendered = [
  '<!DOCTYPE html><html><head><title>Price: 5 $&amp; more</title>',
  '<meta charset="utf-8"><link rel="modulepreload" href="/assets/OtherPage-5.js">',
  '<link rel="preload" as="image" href="/picture.avif">',
  '<script type="module" crossorigin="" src="/assets/app-1.js"></script></head>',
  "<body><div id=\"root\"><p>US$' and $$ stay</p></div><script>window.hash = '1'</script></body></html>",
].join('\n');

const page = finishPage(rendered, 'src/pages/home/Page.tsx', manifest, (file) => `sha384-${file}`);

test('takes inline scripts away and keeps the module script, at low priority and with its hash', () => {
  expect(page).not.toContain('window.hash');
  expect(page).toContain(
    '<script type="module" fetchpriority="low" integrity="sha384-assets/app-1.js" crossorigin="" src="/assets/app-1.js"></script>',
  );
});

test('preloads the chunks this page runs with, the entry apart, and the fonts; no picture', () => {
  const preloaded = Array.from(
    page.matchAll(/<link rel="(modulepreload|preload)"[^>]*href="([^"]+)"/g),
    (m) => m[2],
  );
  expect(preloaded).toEqual([
    '/assets/text.woff2',
    '/assets/shared-2.js',
    '/assets/HomePage-3.js',
    '/assets/form-4.js',
  ]);
});

test('puts the character set first, once', () => {
  expect(page).toMatch(/<head><meta charset="utf-8"><title>/);
  expect(page.split('<meta charset')).toHaveLength(2);
});

test('leaves every dollar sign of the page as it is', () => {
  expect(page).toContain("<p>US$' and $$ stay</p>");
  expect(page).toContain('Price: 5 $&amp; more');
});
