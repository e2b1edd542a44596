import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from '../bundle/client-manifest.ts';
import { inlineScriptHashes, openBuild, withOwnPolicy } from './finish-page.ts';

/** Finishes a page as a build in a temporary folder does. */
async function finished(html: string): Promise<string> {
  using build = mkdtempDisposableSync(join(tmpdir(), 'finish-page-'));
  const folder = build.path;
  const manifest = { 'index.html': { file: 'assets/app.js' }, 'style.css': { file: 'assets/style.css' } };
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'assets/app.js'), '');
  writeFileSync(join(folder, 'assets/style.css'), '.price{color:red}.other{color:blue}');
  return await openBuild(folder)(html, 'home');
}

const page = await finished(
  '<html><head><title>Price: 5 $&amp; more</title></head><body><p class="price">US$\' and $$ stay</p></body></html>',
);

test('does not change dollar signs of the page', () => {
  expect(page).toContain(">US$' and $$ stay</p>");
  expect(page).toContain('Price: 5 $&amp; more');
});

test('links the stylesheet before it asks for anything else', () => {
  expect(page).toMatch(/<head><meta charset="utf-8"><link rel="stylesheet" href="\/assets\/style.css">/);
  expect(page).not.toContain('<style');
});

test('a policy in the page allows its inline script and no inline style, and has no directives that need a header', () => {
  const [, script = ''] = /<script data-entry[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  expect(inlineScriptHashes(page)).toEqual([hashOf(script)]);
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(withOwnPolicy(page)) ?? [];
  expect(policy).toContain(`script-src 'self' '${hashOf(script)}'; style-src 'self';`);
  expect(policy).not.toContain('frame-ancestors');
});
