import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/build/client-manifest.ts';
import { builtFiles, builtPages, dist, matchesOf, readBuilt } from './built-site.ts';

/** Brotli bytes, with two kilobytes of room for what editors add: the words of a page come with its scripts. */
const scriptBudget = 106_000;
/** The cookie policy alone has a sixth: what its preferences run with, which the dialog shares. */
const startFiles = 5;

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(join(dist, file))).length;
}

/** The scripts that a script imports statically, all the way down. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readBuilt(file);
  for (const name of matchesOf(code, /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    importsOf(`assets/${name}`, seen);
  return seen;
}

/** The scripts that a page fetches after it has loaded: the entry, and the others. */
function scriptsOf(html: string): { entry: string; chunks: string[] } {
  const [entry = ''] = matchesOf(html, /<script data-entry="\/([^"]+)"/g);
  const [chunks = ''] = matchesOf(html, / data-chunks="([^"]+)"/g);
  return { entry, chunks: chunks.split(' ').map((address) => address.slice(1)) };
}

describe.each(builtPages)('$path', ({ html, page }) => {
  const { entry, chunks } = scriptsOf(html);

  test('asks for no script and no stylesheet before it has loaded', () => {
    const withScripts = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(withScripts).not.toMatch(/<script[^>]*\ssrc=|<link rel="(?:modulepreload|stylesheet)"/);
  });

  test(`then fetches its own chunk and what that runs with, nothing else, in at most ${startFiles} files`, () => {
    const own = chunks.filter((file) => file.startsWith(`assets/page-${page}-`));
    expect(own).toHaveLength(1);
    const needed = new Set([entry, ...own].flatMap((file) => [...importsOf(file)]));
    expect(new Set([entry, ...chunks])).toEqual(needed);
    expect(needed.size).toBeLessThanOrEqual(startFiles);
  });

  test(`becomes live with at most ${scriptBudget / 1000} kB of scripts`, () => {
    const total = [entry, ...chunks].reduce((sum, file) => sum + brotliSize(file), 0);
    expect(total).toBeLessThanOrEqual(scriptBudget);
  });

  test('says the hash of its entry, so that no other runs', () => {
    expect(html).toContain(`data-integrity="${hashOf(readBuilt(entry), 'sha384')}"`);
  });

  test('preloads its fonts and nothing else', () => {
    expect(matchesOf(html, /<link rel="preload" as="(\w+)"/g)).toEqual(['font', 'font']);
  });
});

test('form validation, dialog, toasts and accordion come in chunks of their own', () => {
  const live = new Set(builtPages.flatMap(({ html }) => scriptsOf(html).chunks));
  for (const chunk of ['form-session', 'MeetingDialog', 'VideoDialog', 'Toasts', 'Accordion']) {
    const file = builtFiles.find((candidate) => candidate.startsWith(`assets/${chunk}-`));
    expect(file, chunk).toBeDefined();
    expect(live.has(file ?? ''), chunk).toBe(false);
  }
});
