import { createGenerator } from 'unocss';
import { expect, test } from 'vitest';
import { unoConfig } from '../design/uno.ts';
import { shortenSelectors, shortenStrings, shortNames } from './class-names.ts';

const names = new Map([
  ['sm:p-[1.5em]', 'b0'],
  ['mt-4', 'c0'],
]);

test.each([
  [String.raw`.sm\:p-\[1\.5em\]:hover>.mt-4{top:0}`, '.b0:hover>.c0{top:0}'],
  ['.group[open] .mt-4,.mt-40{top:0}', '.group[open] .c0,.mt-40{top:0}'],
  ['.a{top:.5rem;background:url(mt-4.svg)}', '.a{top:.5rem;background:url(mt-4.svg)}'],
])('shortens the selectors of %s', (css, short) => {
  expect(shortenSelectors(css, names)).toBe(short);
});

test.each([
  ['class="card mt-4 sm:p-[1.5em]"', 'class="card c0 b0"'],
  [`open ? "mt-4" : \`card mt-4\``, `open ? "c0" : \`card c0\``],
  ['f(mt-4); "mt-40" "/mt-4"', 'f(mt-4); "mt-40" "/mt-4"'],
])('shortens the strings of %s', (code, short) => {
  expect(shortenStrings(code, names)).toBe(short);
});

test('gives each utility a unique short name that is not a utility', async () => {
  const found = await shortNames(await createGenerator(unoConfig));
  const short = [...found.values()];
  expect(short.length).toBeGreaterThan(1000);
  expect(new Set(short).size).toBe(short.length);
  const unfit = short.filter((name) => !/^[a-z][a-z\d]{1,2}$/i.test(name) || /^ad/i.test(name));
  expect(unfit, 'Leave these out in src/build/class-names.ts').toEqual([]);
  const generator = await createGenerator(unoConfig);
  expect((await generator.generate(short, { preflights: false, safelist: false })).matched.size).toBe(0);
});
