import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getAttribute, isElementNode, isTextNode } from '@parse5/tools';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/build/bundle/client-manifest.ts';
import { readContent } from '../../src/build/content/read-content.ts';
import { elementsIn } from '../../src/build/page-tree.ts';
import { isMeasured } from '../../src/content/embedded.ts';
import { defaultLanguage, languageOf } from '../../src/site.ts';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages, readBuilt } from './built-site.ts';

/**
 * Brotli bytes of scripts without the words of the content, which come with them and are as long as editors want: of a page
 * until it is live, of a legal page, and of the whole site.
 */
const budgets = { page: 83_000, legalPage: 72_000, site: 190_000 };
/** What a page in another language may have beside that: labels of one word, and code that says what is in English. */
const languageBudget = 1_500;
/** What a page, and the whole site, may have beside that where tools measure: the code that starts and stops them. */
const measuringBudget = isMeasured ? { page: 500, site: 2_000 } : { page: 0, site: 0 };
/** The entry, the islands of a page, and what those share with others. */
const startFiles = 11;

/** All texts of several words in a value, at any depth. */
function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

const contentFiles = import.meta.glob('/src/{content,pages}/**/*.{yaml,md}', { eager: true });
const sentences = [...new Set(Object.values(contentFiles).flatMap(sentencesIn))].sort(
  (one, other) => other.length - one.length,
);

const codeSizes = new Map<string, number>();
/** Brotli bytes of a script without the sentences of the content. */
function codeSize(file: string): number {
  const size =
    codeSizes.get(file) ??
    brotliCompressSync(sentences.reduce((code, words) => code.replaceAll(words, ''), readBuilt(file))).length;
  codeSizes.set(file, size);
  return size;
}

const totalSize = (files: readonly string[]) => files.reduce((sum, file) => sum + codeSize(file), 0);

/** What to do about scripts that are too large, with the largest of them. */
function remedyFor(files: readonly string[]): string {
  const largest = files.toSorted((one, other) => codeSize(other) - codeSize(one)).slice(0, 5);
  const named = largest.map((file) => `${file} ${codeSize(file)}`).join(', ');
  return `Render more at build, or import it with a press; the largest, in bytes: ${named}`;
}

/** The scripts that a script imports statically, all the way down. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readBuilt(file);
  for (const name of matchesOf(code, /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    importsOf(join(dirname(file), name), seen);
  return seen;
}

/** The chunk of an island, which the entry imports when it finds one; undefined for one that is in the entry. */
function chunkOf(island: string, entry: string): string | undefined {
  // The entry names islands from the folder of the shell.
  const name = island.replace(/^layout\//, './');
  const [, loader = ''] = readBuilt(entry).split(`${name}.island.tsx`);
  const [chunk] = matchesOf(loader.slice(0, 100), /^[^,]*?import\([`"']\.\/([\w.-]+\.js)/g);
  return chunk && join(dirname(entry), chunk);
}

/** The scripts that a page fetches after it has loaded: the entry, and the others. */
function scriptsOf(html: string): { entry: string; chunks: string[] } {
  const [entry = ''] = matchesOf(html, /<script data-entry="\/([^"]+)"/g);
  const [chunks = ''] = matchesOf(html, / data-chunks="([^"]*)"/g);
  return { entry, chunks: matchesOf(chunks, /\/(\S+)/g) };
}

describe.each(builtPages)('$path', ({ path, html, content }) => {
  const { entry, chunks } = scriptsOf(html);

  test('asks for the site’s stylesheet and at most that of its act, and for no script before it has loaded', () => {
    const [first, ...acts] = matchesOf(html, /<link rel="stylesheet" href="\/assets\/([^"]+)\.css">/g);
    expect(first).toMatch(/^style-/);
    expect(acts.length).toBeLessThanOrEqual(1);
    expect(html).not.toMatch(/<script[^>]*\ssrc=|<link rel="modulepreload"|<style/);
  });

  test(`then fetches its islands and what they run with, nothing else, in at most ${startFiles} files`, () => {
    const islands = matchesOf(html, /<site-island data-name="([^"]+)"(?![^>]* data-hydrate)/g);
    const needed = new Set(
      [entry, ...islands.map((island) => chunkOf(island, entry) ?? entry)].flatMap((file) => [
        ...importsOf(file),
      ]),
    );
    expect(new Set([entry, ...chunks])).toEqual(needed);
    const remedy = `Let islands share modules, or import what a press needs with it: ${[...needed].join(', ')}`;
    expect(needed.size, remedy).toBeLessThanOrEqual(startFiles);
  });

  const own = languageOf(path) === defaultLanguage ? 0 : languageBudget;
  const budget =
    own + measuringBudget.page + (content.startsWith('legal/') ? budgets.legalPage : budgets.page);
  test(`becomes live with at most ${budget / 1000} kB of scripts beside its words`, () => {
    expect(totalSize([entry, ...chunks]), remedyFor([entry, ...chunks])).toBeLessThanOrEqual(budget);
  });

  test('says the hash of its entry, so that no other runs', () => {
    expect(html).toContain(`data-integrity="${hashOf(readBuilt(entry))}"`);
  });
});

const scripts = builtFiles.filter((file) => /^assets\/.*\.js$/.test(file));

test(`all scripts of the site in a language are at most ${budgets.site / 1000} kB beside their words`, () => {
  for (const [folder, files] of Map.groupBy(scripts, dirname))
    expect(totalSize(files), remedyFor(files)).toBeLessThanOrEqual(
      budgets.site + measuringBudget.site + (folder === 'assets' ? 0 : languageBudget),
    );
});

test('pages load scripts of their own language only, and none in English has words of another', () => {
  for (const { path, html } of builtPages) {
    const { entry, chunks } = scriptsOf(html);
    const folder = languageOf(path) === defaultLanguage ? 'assets' : `assets/${languageOf(path)}`;
    for (const file of [entry, ...chunks]) expect(dirname(file), path).toBe(folder);
  }
  const english = scripts.filter((file) => dirname(file) === 'assets').map(readBuilt);
  const words = Object.entries(contentFiles).filter(([file]) => file.startsWith('/src/content/languages/'));
  // Other groups have names that are the same in English.
  for (const sentence of words.flatMap(([, file]) => sentencesIn(Object(file).default.consent)))
    for (const code of english) expect(code).not.toContain(sentence);
});

/** Elements of a page that the browser renders anew, or whose text is no words. */
const leftOut = new Set(['site-island', 'script', 'style', 'noscript']);

/** The sentences of a page and the paths of its drawings outside its islands; those of icons and glyphs are shorter. */
function fixedParts(html: string): ReadonlySet<string> {
  const parts = new Set<string>();
  const visit = (node: Tree.ParentNode) => {
    for (const child of node.childNodes) {
      if (isTextNode(child) && child.value.trim().length > 40) parts.add(child.value.trim());
      else if (isElementNode(child) && !leftOut.has(child.tagName)) {
        const data = getAttribute(child, 'd') ?? '';
        if (data.length > 250) parts.add(data);
        visit(child);
      }
    }
  };
  for (const main of elementsIn(parse(html), 'main')) visit(main);
  return parts;
}

test('no sentence and no drawing that stands outside the islands of a page is in a script', () => {
  const code = scripts.map((file) => ({ file, text: readBuilt(file) }));
  // The pages after a form repeat what the form itself says once it is sent.
  const pages = builtPages.filter(({ path }) => !path.startsWith('/thank-you/'));
  const fixed = new Set(pages.flatMap(({ html }) => [...fixedParts(html)]));
  expect(fixed.size).toBeGreaterThan(500);
  // The code that stops a tool comes with what the cookie policy says of it.
  const ofTools = new Set(readContent('content/measuring').rows.flat());
  const repeated = [...fixed].flatMap((part) =>
    code
      .filter(({ text }) => !ofTools.has(part) && text.includes(part))
      .map(({ file }) => `${file}: ${part}`),
  );
  expect(repeated, 'Only islands may import what they show').toEqual([]);
});

test('no script uses Intl, whose first use takes a phone 50 to 100 ms', () => {
  expect(scripts.length).toBeGreaterThan(20);
  const slow = scripts.filter((file) =>
    /\bIntl\.\w+Format\b|\.toLocale(?:Date|Time)?String\b/.test(readBuilt(file)),
  );
  expect(slow, 'Format with src/content/format.ts, or when the page is built').toEqual([]);
});

test('form validation, dialog, toasts and accordion come in chunks of their own', () => {
  const live = new Set(builtPages.flatMap(({ html }) => scriptsOf(html).chunks));
  for (const chunk of ['form-session', 'MeetingDialog', 'VideoDialog', 'Toasts', 'Accordion']) {
    const file = builtFiles.find((candidate) => candidate.startsWith(`assets/${chunk}-`));
    expect(file, chunk).toBeDefined();
    expect(live.has(file ?? ''), chunk).toBe(false);
  }
});
