import { describe, expect, it } from 'vitest';
import { isCrossSite, ownRefererPath } from './cross-site.ts';

function request(headers: Readonly<Record<string, string>>): Request {
  return new Request('https://site.example/api/meeting', {
    method: 'POST',
    headers,
  });
}

describe('isCrossSite', () => {
  it.each([
    [{}, false],
    [{ 'Sec-Fetch-Site': 'same-origin' }, false],
    [{ 'Sec-Fetch-Site': 'none' }, false],
    [{ 'Sec-Fetch-Site': 'same-site' }, true],
    [{ 'Sec-Fetch-Site': 'cross-site' }, true],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://site.example' }, true],
    [{ Origin: 'https://site.example' }, false],
    [{ Origin: 'https://site.example:444' }, true],
    [{ Origin: 'https://evil.example' }, true],
    [{ Origin: 'https://site.example.evil.example' }, true],
    [{ Origin: 'null' }, true],
    [{ Origin: '' }, true],
    [{ Origin: 'https://outer.example', Host: 'outer.example' }, false],
  ])('takes %j for %s', (headers, crossSite) => {
    expect(isCrossSite(request(headers))).toBe(crossSite);
  });
});

describe('ownRefererPath', () => {
  it.each([
    ['https://site.example/pricing?a=1#b', '/pricing'],
    ['https://evil.example/pricing', undefined],
    ['https://site.example/api/meeting', undefined],
    ['https://site.example//evil.example/x', undefined],
    ['https://site.example/\\\\evil.example/x', undefined],
    ['//evil.example/x', undefined],
    ['not an address', undefined],
  ])('reads %s as %s', (referer, path) => {
    expect(ownRefererPath(request({ Referer: referer }))).toBe(path);
  });
});
