import { getTextContent, hasAttribute } from '@parse5/tools';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { attributeOf, elementsIn } from '../../src/build/page-tree.ts';
import { defaultLanguage, languageOf } from '../../src/site.ts';
import { builtPages, wordsOf } from './built-site.ts';

/** The pages in other languages than English. The project has none; `npm run test:variant` runs this with some. */
const pages = builtPages.flatMap((page) => {
  const words = wordsOf(page.path);
  return words ? [{ ...page, words }] : [];
});

/** The language of an element: its own or that of the nearest element around it that names one. */
function languageAt(element: Tree.Element): string {
  const own = attributeOf(element, 'lang');
  const { parentNode } = element;
  return own || (parentNode && 'attrs' in parentNode ? languageAt(parentNode) : '');
}

/** The links to pages of the site below an element. */
const linksIn = (root: Tree.Node) =>
  elementsIn(root, 'a').filter((link) => /^\/(?!\/)/.test(attributeOf(link, 'href')));

test('every page says which language it is in', () => {
  for (const { path, html } of builtPages) expect(html, path).toContain(`<html lang="${languageOf(path)}"`);
});

test('a page and its translations lead to each other, visibly', () => {
  const leadsTo = (html: string) =>
    linksIn(elementsIn(parse(html, { scriptingEnabled: false }), 'footer')[0] as Tree.Element)
      .filter((link) => hasAttribute(link, 'hreflang') && attributeOf(link, 'lang') !== '')
      .map((link) => attributeOf(link, 'href'))
      .sort();
  for (const { path, html } of builtPages) {
    const alternates = Array.from(
      html.matchAll(/<link rel="alternate" hrefLang="(?!x-)[^"]+" href="https?:\/\/[^/]+([^"]*)"/gi),
      ([, other = '']) => other,
    );
    expect(leadsTo(html), path).toEqual(alternates.filter((other) => other !== path).sort());
  }
});

describe.each(pages)('$path', ({ path, html, words }) => {
  const language = languageOf(path);
  const page = parse(html, { scriptingEnabled: false });
  const labels = new Set(Object.values(words.labels));
  const [header, footer] = ['header', 'footer'].map((name) => elementsIn(page, name)[0]) as [
    Tree.Element,
    Tree.Element,
  ];

  test('has the words of its language in header and footer', () => {
    expect(getTextContent(header)).toContain(words.shell.bookMeeting);
    expect(getTextContent(footer)).toContain(words.footer.rights);
    expect(languageAt(header)).toBe(language);
    expect(languageAt(footer)).toBe(language);
  });

  test.each(elementsIn(page, 'form'))('has the words of its language in its form', (form) => {
    const { fields, honeypot, answersInEnglish } = words.submissions;
    const labels = elementsIn(form, 'label').map((label) => getTextContent(label));
    expect(labels).toContain(fields.email);
    expect([...Object.values(fields), honeypot]).toEqual(expect.arrayContaining(labels));
    expect(html).toContain(answersInEnglish);
  });

  test('marks links as English that its language has no words for, and no others', () => {
    for (const list of [...elementsIn(header, 'li'), ...elementsIn(footer, 'li')])
      for (const link of linksIn(list)) {
        const text = getTextContent(link).trim();
        // A badge behind the words is marked by itself.
        const given = [...labels].some((label) => text.startsWith(label));
        expect(languageAt(link), text).toBe(given ? language : defaultLanguage);
      }
  });

  test('says of each link which language its page is in, where that is another', () => {
    const links = linksIn(page);
    expect(links.length).toBeGreaterThan(20);
    for (const link of [...linksIn(header), ...linksIn(footer)]) {
      const href = attributeOf(link, 'href');
      const target = languageOf(href);
      expect(attributeOf(link, 'hreflang'), href).toBe(target === language ? '' : target);
      expect(hasAttribute(link, 'hreflang'), href).toBe(target !== language);
    }
  });
});
