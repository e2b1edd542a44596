import { expect, test } from 'vitest';
import { defaultLanguage } from '../../site.ts';
import { withLanguageLinks } from './language-links.tsx';

const page = '<footer><p class="a" data-languages="b"></p></footer>';
const versions = [
  [defaultLanguage, '/pricing'],
  ['de', '/de/preise'],
  ['fr', '/fr/prix'],
] as const;

test('a page leads to its other languages, and back', () => {
  const links = (path: string) =>
    Array.from(
      withLanguageLinks(page, path, versions).matchAll(
        /href="([^"]+)" hrefLang="([^"]+)" lang="([^"]+)">([^<]+)</gi,
      ),
      ([, ...parts]) => parts,
    );
  const [english, german, french] = [
    ['/pricing', defaultLanguage, defaultLanguage, 'English'],
    ['/de/preise', 'de', 'de', 'Deutsch'],
    ['/fr/prix', 'fr', 'fr', 'Français'],
  ];
  expect(links('/pricing')).toEqual([german, french]);
  expect(links('/de/preise')).toEqual([english, french]);
  expect(withLanguageLinks(page, '/pricing', versions)).toMatch(
    /<footer><p class="a"><a class="b" .+<\/a><\/p><\/footer>/,
  );
});

test('a page in one language has no place for them', () => {
  expect(withLanguageLinks(page, '/trust', [])).toBe('<footer></footer>');
});
