import { describe, expect, test } from 'vitest';
import { outboundLinks } from '../../src/content/links.ts';
import { languageOf } from '../../src/site.ts';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages } from './built-site.ts';

test('the build has exactly the pages of the route table', () => {
  const pages = builtFiles.filter((file) => file.endsWith('.html'));
  expect(pages.sort()).toEqual(builtPages.map(({ file }) => file).sort());
  expect(pages).toContain('404.html');
});

test('every indexed page has a unique title and description', () => {
  const indexed = builtPages.filter(({ index }) => index);
  for (const field of ['title', 'description'] as const) {
    const groups = [...Map.groupBy(indexed, (page) => page[field]).values()];
    const shared = groups.filter(({ length }) => length > 1).map((pages) => pages.map(({ path }) => path));
    expect(shared, `Give these pages different ${field}s, in the head of their words`).toEqual([]);
  }
});

// A new tab keeps the typed text.
test('versions of a page in other languages name each other', () => {
  const versionsOf = ({ html }: (typeof builtPages)[number]) =>
    Array.from(
      html.matchAll(/<link[^>]*rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
      ([, language, address = '']) => [language, new URL(address).pathname],
    );
  for (const page of builtPages) {
    const versions = versionsOf(page);
    for (const [language, path] of versions) {
      const other = builtPages.find((candidate) => candidate.path === path);
      expect(other && versionsOf(other), `${page.path} ${language}`).toEqual(versions);
      if (language !== 'x-default') expect(languageOf(path ?? '')).toBe(language);
    }
    if (versions.length > 0) expect(versions.map(([, path]) => path)).toContain(page.path);
  }
});

test('every form links to the privacy policy in a new tab', () => {
  const forms = builtPages.flatMap(({ html }) => matchesOf(html, /(<form [\s\S]*?<\/form>)/g));
  const asking = forms.filter((form) => form.includes('method="post"'));
  expect(asking.length).toBeGreaterThan(2);
  for (const form of asking)
    expect(matchesOf(form, /<a ([^>]*)>/g)).toContainEqual(
      expect.stringMatching(/href="\/privacy-policy".*target="_blank"/),
    );
});

test('fields for names of people and organisations ask for capitals, and for no spelling or correction', () => {
  const fields = builtPages.flatMap(({ html }) =>
    matchesOf(html, /(<input [^>]*name="(?:firstName|lastName|organi[sz]ation(?:Name)?)"[^>]*>)/g),
  );
  expect(fields.length).toBeGreaterThan(5);
  for (const field of fields) {
    expect(field).toMatch(/ autocapitalize="words"/i);
    expect(field).toMatch(/ autocorrect="off"/i);
    expect(field).toMatch(/ spellcheck="false"/i);
  }
});

// A link in the same tab leads to each of these pages, too: with a modifier key,.
test('no page says that it opened in a new tab', () => {
  for (const { html, path } of builtPages) expect(html, path).not.toMatch(/opened in a new tab/i);
});

test('a keyboard makes the page smaller where the browser can, so that it hides no field', () => {
  for (const { html, path } of builtPages)
    expect(matchesOf(html, /<meta name="viewport" content="([^"]*)"/g), path).toEqual([
      expect.stringContaining('interactive-widget=resizes-content'),
    ]);
});

describe.each(builtPages)('$path', ({ html, title, description, index, path }) => {
  const head = html.slice(html.indexOf('<head>'), html.indexOf('</head>'));

  // vite-react-ssg assembles pages with String.replace, whose replacement patterns ($&, $', $`, $$) corrupt text that contains
  // them (MDN, String.prototype.replace). An extra attribute on the root avoids that path.
  test('has one root with content, one title and no part twice', () => {
    for (const once of ['<head>', '<body', '</body>', 'id="root"', '<!DOCTYPE', '<meta charset'])
      expect(html.split(once), once).toHaveLength(2);
    expect(html).toMatch(/<div id="root" class="site"><a /);
    // The titles of charts are their accessible names.
    expect(html.replace(/<svg[\s\S]*?<\/svg>/g, '').match(/<title[ >]/g)).toHaveLength(1);
    expect(head).toContain(`>${title}</title>`);
  });

  test('declares character set and language, and has a title and a description', () => {
    const start = `<!DOCTYPE html><html lang="${languageOf(path)}"><head><meta charset="utf-8">`;
    expect(html.slice(0, start.length)).toBe(start);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(matchesOf(head, /<meta[^>]*name="description" content="([^"]*)"/g)).toEqual([description]);
  });

  test('has a canonical address if it is indexed, else noindex', () => {
    const canonicals = matchesOf(html, /<link[^>]*rel="canonical" href="([^"]*)"/g);
    expect(canonicals.map((address) => new URL(address).pathname)).toEqual(index ? [path] : []);
    expect(head.includes('content="noindex"')).toBe(!index);
    if (index) expect(head).toContain('rel="canonical"');
  });

  test('shows no error text of the renderer', () => {
    expect(html).not.toMatch(/Unexpected Application Error|at .+\.m?js:\d+|\[object Object\]|undefined</);
  });

  test('has one main heading, one main and one footer', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    for (const landmark of ['main', 'footer']) {
      expect(html.match(new RegExp(`<${landmark}[ >]`, 'g')), landmark).toHaveLength(1);
    }
  });

  test('has its text and a link to the booking page without scripts', () => {
    const [main = ''] = matchesOf(html, /<main[^>]*>([\s\S]*?)<\/main>/g);
    expect(main.replace(/<[^>]+>/g, '').length).toBeGreaterThan(60);
    const [header = ''] = matchesOf(html, /<header[^>]*>([\s\S]*?)<\/header>/g);
    const booking = outboundLinks.bookingPage.href.replaceAll('&', '&amp;');
    expect(header).toContain(`href="${booking}"`);
    expect(html).not.toMatch(/<button[^>]*>[^<]*Book a Meeting/);
  });

  test('has unique ids', () => {
    const ids = matchesOf(html, /<[^>]* id="([^"]*)"/g);
    expect(ids.sort()).toEqual([...new Set(ids)]);
  });

  test('has heading levels without gaps', () => {
    const levels = matchesOf(html, /<h([1-6])[ >]/g).map(Number);
    levels.forEach((level, position) => {
      expect(level).toBeLessThanOrEqual((levels[position - 1] ?? 0) + 1);
    });
  });
});
