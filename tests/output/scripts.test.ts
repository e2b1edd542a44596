import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { integrityOf } from '../../src/build/client-manifest.ts';
import { builtFiles, builtPages, dist, matchesOf, readBuilt } from './built-site.ts';

const scriptBudget = 90_000;

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(join(dist, file))).length;
}

/** The scripts that a script imports statically, all the way down. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readBuilt(file);
  for (const name of matchesOf(code, /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    importsOf(`assets/${name}`, seen);
  return seen;
}

describe.each(builtPages)('$path', ({ html, page }) => {
  const entries = matchesOf(html, /<script[^>]*src="\/([^"]+)"/g);
  const preloads = matchesOf(html, /<link rel="modulepreload"[^>]*href="\/([^"]+)"/g);
  const pageChunk = preloads.filter((file) => file.startsWith(`assets/page-${page}-`));

  test('preloads its own chunk and what that runs with, nothing else', () => {
    expect(pageChunk).toHaveLength(1);
    const needed = new Set([...entries, ...pageChunk].flatMap((file) => [...importsOf(file)]));
    expect(new Set([...entries, ...preloads])).toEqual(needed);
  });

  test(`becomes live with at most ${scriptBudget / 1000} kB of scripts`, () => {
    const total = [...entries, ...preloads].reduce((sum, file) => sum + brotliSize(file), 0);
    expect(total).toBeLessThanOrEqual(scriptBudget);
  });

  test('says the hash of its script, so that no other runs', () => {
    for (const entry of entries) expect(html).toContain(`integrity="${integrityOf(dist, entry)}"`);
  });

  test('gives scripts low priority', () => {
    for (const tag of html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? []) {
      expect(tag).toContain('fetchpriority="low"');
    }
  });

  test('preloads its fonts and no image', () => {
    const others = matchesOf(html, /<link rel="preload" as="(\w+)"/g);
    expect(others).toEqual(['font', 'font']);
  });
});

test('form validation, dialog, toasts and accordion come in chunks of their own', () => {
  const live = new Set(
    builtPages.flatMap(({ html }) =>
      matchesOf(html, /<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+)"/g),
    ),
  );
  for (const chunk of ['form-session', 'MeetingDialog', 'VideoDialog', 'Toasts', 'Accordion']) {
    const file = builtFiles.find((candidate) => candidate.startsWith(`assets/${chunk}-`));
    expect(file, chunk).toBeDefined();
    expect(live.has(file ?? ''), chunk).toBe(false);
  }
});
