import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontCharacters, systemCharacters } from '../../src/design/fonts/characters.ts';
import { builtFiles, builtPages, dist, matchesOf, readBuilt } from './built-site.ts';

const fontBudget = 60_000;

test('the two fonts together stay within their budget', () => {
  const fonts = builtFiles.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const total = fonts.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0);
  expect(total).toBeLessThanOrEqual(fontBudget);
});

test.each(builtPages)('$path uses no character that the fonts lack', ({ html }) => {
  const body = html.slice(html.indexOf('<body'));
  const text = matchesOf(body, />([^<]+)</g)
    .join('')
    .replace(/\s/g, '');
  const missing = [...new Set(text)].filter(
    (character) => !(fontCharacters + systemCharacters).includes(character),
  );
  expect(missing).toEqual([]);
});

test('until a font arrives, a system font of the same measures stands in', () => {
  const css = builtFiles
    .filter((file) => file.endsWith('.css'))
    .map(readBuilt)
    .join('');
  const faces = matchesOf(css, /@font-face\s*\{([^}]+)\}/g);
  for (const family of ['Bricolage Fallback', 'Instrument Fallback']) {
    const face = faces.find((candidate) => candidate.includes(family));
    expect(face, family).toMatch(/size-adjust:[\d.]+%/);
    expect(face, family).toMatch(/ascent-override:[\d.]+%/);
  }
});
