import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '../../netlify/security-headers.ts';
import { toolSources as readSources } from '../../src/build/content/tool-sources.ts';
import { filmsPath } from '../../src/build/files/films.ts';
import { playerOrigins as readOrigins } from '../../src/build/files/player-origins.ts';
import { inlineScriptHashes } from '../../src/build/pages/finish-page.ts';
import { isMeasured } from '../../src/content/embedded.ts';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages, dist, readBuilt } from './built-site.ts';
import { headerRules, headerValues } from './header-rules.ts';

const rules = await headerRules(join(dist, '_headers'));

/** Directives that no change of the policy may loosen (CSP Level 3, Trusted Types). */
const strictDirectives = [
  "default-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  isMeasured ? 'trusted-types default' : "trusted-types 'none'",
];

/** Headers that no change may loosen (OWASP, "HTTP Security Response Headers Cheat Sheet"). */
const strictHeaders = {
  // At least half a year; two years only with the subdomains that the owner has named.
  'Strict-Transport-Security': /^max-age=(?:15768000|63072000; includeSubDomains)$/,
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Permissions-Policy': /camera=\(\).*microphone=\(\)/,
} as const;

describe('the headers file', () => {
  // Netlify does not serve `_headers` and `_redirects`.
  const served = builtFiles.filter((file) => !file.startsWith('_'));
  const addresses = [...builtPages.map(({ path }) => path), ...served.map((file) => `/${file}`)];
  const playerOrigins = readOrigins();
  const toolSources = readSources();
  const own = ['Cross-Origin-Resource-Policy', 'Content-Security-Policy'];

  test('sets every security header once for every page and file', () => {
    for (const [name, value] of Object.entries(
      securityHeaders({ https: false, playerOrigins, toolSources }),
    )) {
      if (own.includes(name)) continue;
      for (const address of addresses) expect(headerValues(rules, address, name), address).toEqual([value]);
    }
  });

  test('keeps every header that protects visitors as strict as it is', () => {
    for (const [name, value] of Object.entries(strictHeaders))
      expect(headerValues(rules, '/pricing', name), name).toEqual([expect.stringMatching(value)]);
  });

  test('allows other sites to load social pictures only', () => {
    for (const address of addresses) {
      const expected = address.startsWith('/social/') ? 'cross-origin' : 'same-origin';
      expect(headerValues(rules, address, 'Cross-Origin-Resource-Policy'), address).toEqual([expected]);
    }
    expect(addresses.some((address) => address.startsWith('/social/'))).toBe(true);
  });

  test('allows nothing by default, only the inline code of each page, and no trusted types policy unless a tool measures', () => {
    for (const address of addresses) {
      const page = builtPages.find(({ path, file }) => path === address || `/${file}` === address);
      const [policy = '', ...more] = headerValues(rules, address, 'Content-Security-Policy');
      expect(more, `${address} has several policies`).toEqual([]);
      const inlineScripts = page ? inlineScriptHashes(page.html) : [];
      const films = address.startsWith(filmsPath) || page?.html.includes(` href="${filmsPath}`) === true;
      const announced = page?.html.includes('<script data-announcement') === true;
      if (page) expect(inlineScripts, address).toHaveLength(announced ? 2 : 1);
      expect(policy, address).toBe(
        contentSecurityPolicy({ https: false, playerOrigins, toolSources, films, inlineScripts }),
      );
      expect(policy, address).toContain("; style-src 'self'; ");
      expect(policy.split('; '), address).toEqual(expect.arrayContaining([...strictDirectives]));
      const ofTools = Object.values(toolSources).flat();
      expect(ofTools.length > 0).toBe(isMeasured);
      const others = ofTools.reduce((rest, source) => rest.replaceAll(source, ''), policy);
      expect(others, address).not.toMatch(/unsafe-|\*|http:/);
    }
  });

  test('caches only files with a content hash in their name', () => {
    const assets = builtFiles.filter((file) => file.startsWith('assets/'));
    for (const file of assets) expect(file).toMatch(/-[\w-]{8}\.\w+$/);
    const pictures = builtFiles.filter((file) => file.startsWith('social/'));
    for (const file of pictures) expect(file).toMatch(/-[0-9a-f]{12}\.(?:png|jpg)$/);
    const kept = addresses.filter((address) => headerValues(rules, address, 'Cache-Control').length > 0);
    expect(kept.toSorted()).toEqual([...assets, ...pictures].map((file) => `/${file}`).toSorted());
    for (const address of kept)
      expect(headerValues(rules, address, 'Cache-Control')).toEqual(['public, max-age=31536000, immutable']);
  });
});

test('the page on trust shows how long browsers are bound to HTTPS, as its own header says', () => {
  const [transport = ''] = headerValues(rules, '/trust', 'Strict-Transport-Security');
  const [proof = ''] = builtPages.filter(({ path }) => path === '/trust').map(({ html }) => html);
  const parts = transport.split(/(?<=; )/);
  for (const part of parts) expect(proof).toContain(`>${part}</span>`);
});

test('upgrades requests to HTTPS only on HTTPS sites', () => {
  const policyOf = (https: boolean) => securityHeaders({ https })['Content-Security-Policy'];
  expect(policyOf(true)).toContain('upgrade-insecure-requests');
  expect(policyOf(false)).not.toContain('upgrade-insecure-requests');
});

describe.each(builtPages)('$path', ({ html }) => {
  test('has nothing that the policy would block', () => {
    const styled = matchesOf(html, /(<[^>]+\sstyle="[^"]*)"/g);
    expect(styled, 'Use a class, or an attribute of SVG, in place of a style').toEqual([]);
    expect(html).not.toContain('<style');
    const handled = matchesOf(html, /(<[^>]+\son[a-z]+="[^"]*)"/g);
    expect(handled, 'Handle the event in an island').toEqual([]);
    expect(matchesOf(html, /(.{0,60}javascript:)/g), 'Use a button in an island').toEqual([]);
    // The policy does not apply to data blocks, which are never executed (HTML Standard, 4.12.1).
    const scripts = matchesOf(html, /<script([^>]*)>/g).filter(
      (attributes) => !attributes.includes('application/ld+json'),
    );
    const [entry, ...others] = scripts.filter((attributes) => attributes !== ' data-announcement=""');
    expect(entry).toMatch(/^ data-entry="\/assets\//);
    expect(others, 'Move what the script does to src/start.ts, src/main.ts or an island').toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(2);
  });

  test('loads nothing from other origins', () => {
    const loaded = matchesOf(html, /<(?:link|script|img|iframe|source|video)[^>]*\s(?:src|href)="([^"]+)"/g);
    // Addresses that search engines read; browsers load neither.
    const named = matchesOf(
      html,
      /<link[^>]*rel="(?:canonical"|alternate" hreflang="[^"]*") href="([^"]*)"/gi,
    );
    for (const address of loaded.filter((candidate) => !named.includes(candidate))) {
      expect(address).toMatch(/^\/[^/]/);
    }
  });

  test('sets rel="noopener" on links that open a new tab', () => {
    for (const link of matchesOf(html, /<a([^>]*target="_blank"[^>]*)>/g))
      expect(link).toContain('rel="noopener"');
  });
});

test('publishes no hidden files, sources, renderer files or stories', () => {
  const published = builtFiles.filter((file) =>
    /^\.(?!well-known)|static-loader-data|manifest\.json$|\.(?:map|tsx?|sql|toml|ya?ml)$/.test(file),
  );
  const sources = builtFiles.filter((file) => /(?:^|\/)(?:src|stories)\//.test(file));
  const remedy = 'Move them out of public, or delete them at the end of the build (src/build/finish-site.ts)';
  expect([...published, ...sources], remedy).toEqual([]);
  const stories = builtFiles.filter((file) => readBuilt(file).includes('data-story'));
  expect(stories, 'Import nothing from src/stories or *.stories.tsx outside of stories').toEqual([]);
});
