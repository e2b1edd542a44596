import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../netlify/security-headers.ts';
import { builtFiles, builtPages, matchesOf, readBuilt } from './built-site.ts';

describe('the headers file', () => {
  const headers = readBuilt('_headers');

  test('gives every path every security header, once', () => {
    const everywhere = headers.slice(0, headers.indexOf('/assets/*'));
    expect(everywhere.startsWith('/*\n')).toBe(true);
    for (const [name, value] of Object.entries(securityHeaders({ https: false }))) {
      expect(everywhere.split(`  ${name}: ${value}\n`), name).toHaveLength(2);
    }
  });

  test('allows nothing by default, no inline code and no policy of trusted types', () => {
    const [policy = ''] = matchesOf(headers, /Content-Security-Policy: (.*)/g);
    const directives = policy.split('; ');
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("script-src 'self'");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain("trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
  });

  test('lets browsers keep only files that are named by their content', () => {
    expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    const assets = builtFiles.filter((file) => file.startsWith('assets/'));
    for (const file of assets) expect(file).toMatch(/-[\w-]{8}\.\w+$/);
  });
});

test('the headers ask for upgrades to HTTPS only where the site is served over it', () => {
  const policyOf = (https: boolean) => securityHeaders({ https })['Content-Security-Policy'];
  expect(policyOf(true)).toContain('upgrade-insecure-requests');
  expect(policyOf(false)).not.toContain('upgrade-insecure-requests');
});

describe.each(builtPages)('$path', ({ html }) => {
  test('holds nothing that the policy would refuse', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<style/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
    expect(html).not.toContain('javascript:');
    const scripts = matchesOf(html, /<script([^>]*)>/g);
    expect(scripts).toHaveLength(1);
    for (const script of scripts) expect(script).toMatch(/src="\/assets\//);
  });

  test('loads nothing from elsewhere', () => {
    const loaded = matchesOf(html, /<(?:link|script|img|iframe|source|video)[^>]*\s(?:src|href)="([^"]+)"/g);
    const canonical = matchesOf(html, /<link[^>]*rel="canonical" href="([^"]*)"/g);
    for (const address of loaded.filter((candidate) => !canonical.includes(candidate))) {
      expect(address).toMatch(/^\/[^/]/);
    }
  });

  test('keeps new tabs from reaching back', () => {
    for (const link of matchesOf(html, /<a([^>]*target="_blank"[^>]*)>/g))
      expect(link).toContain('rel="noopener"');
  });
});

test('nothing of the renderer is published', () => {
  const published = builtFiles.filter((file) =>
    /^\.vite|static-loader-data|manifest\.json$|\.map$/.test(file),
  );
  expect(published).toEqual([]);
});
