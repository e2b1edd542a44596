import { expect, test } from 'vitest';
import { hashOf } from './client-manifest.ts';
import { inlineHashes, pageFinisher, withOwnPolicy } from './finish-page.ts';

const manifest = {
  'index.html': { file: 'assets/app-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-2.js' },
  'src/sections/Film.island.tsx': {
    name: 'Film',
    file: 'assets/Film-3.js',
    imports: ['index.html', '_controls.js'],
  },
  '_controls.js': { name: 'controls', file: 'assets/controls-4.js' },
  '_Form.island.js': { name: 'Form', file: 'assets/Form-5.js' },
};

const stylesheet = [
  '@font-face{font-family:Text;src:url(/assets/text-basic-1.woff2)}',
  '@font-face{font-family:Text;src:url(/assets/text-extended-2.woff2);unicode-range:U+100-17F}',
  '.price{color:red}.other{color:blue}',
].join('');

const rendered = [
  '<!DOCTYPE html><html><head><title>Price: 5 $&amp; more</title>',
  '<meta charset="utf-8"><link rel="modulepreload" href="/assets/Form-5.js">',
  '<link rel="preload" as="image" href="/picture.avif"><script type="application/ld+json">{}</script>',
  '<script type="module" crossorigin="" src="/assets/app-1.js"></script></head>',
  '<body><div id="root"><p class="price">US$\' and $$ stay</p><site-island data-name="sections/Film" data-props="{}"></site-island></div><script>window.hash = 1</script></body></html>',
].join('\n');

const finish = pageFinisher({ manifest, styles: 'assets/later-6.css', stylesheet, integrity: 'sha256-x' });
const page = finish(rendered);

test('leaves of the scripts one, which names the files it fetches later, and data blocks', () => {
  const scripts = Array.from(page.matchAll(/<script([^>]*)>/g), ([, attributes]) => attributes);
  expect(scripts).toEqual([
    ' type="application/ld+json"',
    [
      ' data-entry="/assets/app-1.js" data-integrity="sha256-x"',
      'data-chunks="/assets/shared-2.js /assets/Film-3.js /assets/controls-4.js" data-styles="/assets/later-6.css"',
    ].join(' '),
  ]);
});

test('preloads the fonts of every page, and nothing else; without scripts it has the whole stylesheet', () => {
  expect(page.match(/(?:<noscript>)?<link[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/text-basic-1.woff2">',
    '<noscript><link rel="stylesheet" href="/assets/later-6.css">',
  ]);
});

test('has the styles that the page uses inline', () => {
  expect(page).toContain('.price{color:red}');
  expect(page).not.toContain('.other');
});

test('puts the character set first, once', () => {
  expect(page).toMatch(/<head><meta charset="utf-8"><link/);
  expect(page.split('<meta charset')).toHaveLength(2);
});

test('leaves every dollar sign of the page as it is', () => {
  expect(page).toContain(">US$' and $$ stay</p>");
  expect(page).toContain('Price: 5 $&amp; more');
});

test('a page with a policy of its own allows its script and its styles, and names nothing that only headers may', () => {
  const [, script = ''] = /data-styles[^>]*>([^<]*)</.exec(page) ?? [];
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  expect(inlineHashes(page)).toEqual({ inlineScripts: [hashOf(script)], inlineStyles: [hashOf(style)] });
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(withOwnPolicy(page)) ?? [];
  expect(policy).toContain(`script-src 'self' '${hashOf(script)}'; style-src 'self' '${hashOf(style)}';`);
  expect(policy).not.toContain('frame-ancestors');
});
