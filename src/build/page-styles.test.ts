import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { openStylesheet } from './page-styles.ts';

const page = async (css: string, html: string) => (await openStylesheet(css)(parse(html))).trim();

test.each([
  ['.a', '<p class="b a">'],
  ['p.a>i', '<p class="a"><i>'],
  [String.raw`.sm\:p-\[calc\(1px_\+_2px\)\]`, '<p class="sm:p-[calc(1px_+_2px)]">'],
  [String.raw`.\[\&_a\>b\]\:x`, '<p class="[&amp;_a>b]:x">'],
  [String.raw`.\32xl`, '<p class="2xl">'],
  ['#content', '<main id="content">'],
  [':root', ''],
  ['body:not(.a)', ''],
  ['a:focus-visible::before', '<a href="/">'],
  ['a:not(:hover)', '<a href="/">'],
  [String.raw`.hover\:a`, '<p class="hover:a">'],
  ['[data-at="5"]', '<p data-at="5">'],
  ['[data-open]', '<p data-open="">'],
  ['[aria-busy=true] .a', '<p class="a">'],
  ['details[open]>.a', '<details class="a">'],
])('keeps %s for %s', async (selector, html) => {
  expect(await page(`${selector}{color:red}`, html)).toBe(`${selector}{color:red}`);
});

test.each([
  ['.a', '<p class="ab">'],
  ['p.a>i', '<p class="a">'],
  ['[data-at="5"]', '<p data-at="6">'],
  ['.b:is(.a,i)', '<p class="b">'],
  ['a:hover', '<a href="/">'],
  [String.raw`.active\:a:active`, '<p class="active:a">'],
  [':is(.b:active,i)', '<p class="b">'],
])('omits %s for %s', async (selector, html) => {
  expect(await page(`${selector}{color:red}`, html)).toBe('');
});

test('keeps the matching alternatives of a selector', async () => {
  expect(await page(':is(.a,.b:where(.c,p)){color:red}', '<p class="b">')).toBe(
    ':is(.b:where(p)){color:red}',
  );
});

test('keeps the matching selectors of a list, and at-rules only around kept rules', async () => {
  const css = '@media screen{@supports (color:red){.a,.b{color:red}.b{top:0}}}@media (width){.b{top:0}}';
  expect(await page(css, '<p class="a">')).toBe('@media screen{@supports (color:red){.a{color:red}}}');
});

test('omits rules for print, hover and old browsers, which the complete stylesheet has', async () => {
  const later = [
    '@media print{.a{top:0}}@media (hover:hover){.a:hover{top:0}}@media screen and (hover: hover){.a{top:0}}',
    '@supports ((-moz-orient:inline) and (not (color:rgb(from red r g b)))){*{--un-leading:initial}}',
  ].join('');
  const now = '@media not print{.a{top:0}}@media (hover:none){.a{top:0}}';
  expect(await page(later + now, '<p class="a">')).toBe(now);
});

test('keeps the order, layers, fonts and page rules', async () => {
  const css = '@layer base, more;@font-face{font-family:Text}.a{top:0}@page{margin:1cm}.a{top:1px}';
  expect(await page(css, '<p class="a">')).toBe(css);
});

test('keeps custom properties and animations that kept rules use, directly or indirectly', async () => {
  const css = [
    '@property --x{syntax:"*"}',
    ':root{--a:var(--b);--b:1px;--c:2px;--x:0}',
    '@keyframes turn{to{rotate:1turn}}@keyframes other{to{top:var(--c)}}',
    '.a{top:var(--a);left:var(--x);animation:turn 1s}',
  ].join('');
  expect(await page(css, '<p class="a">')).toBe(
    '@property --x{syntax:"*"}:root{--a:var(--b);--b:1px;--x:0}@keyframes turn{to{rotate:1turn}}.a{top:var(--a);left:var(--x);animation:turn 1s}',
  );
});
