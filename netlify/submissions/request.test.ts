import { describe, expect, it } from 'vitest';
import {
  bodyFormat,
  describeCaller,
  isCrossSite,
  ownRefererPath,
  parseBody,
  prefersHtml,
  readBody,
  receive,
} from './request.ts';

it.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=UTF-8', 'json'],
  ['application/json;charset="utf-8"', 'json'],
  ['application/json ; boundary=x', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['application/x-www-form-urlencoded; charset=utf8', 'form'],
  [null, undefined],
  ['', undefined],
  ['text/plain', undefined],
  ['multipart/form-data; boundary=x', undefined],
  ['application/json-patch+json', undefined],
  ['application/json; charset=iso-8859-1', undefined],
  ['application/json; charset=utf-80', undefined],
  ['application/json; charset=xcharset=utf-8', undefined],
  ['application/json; charset=x; charset=utf-8', undefined],
  ['constructor', undefined],
  ['text/plain; application/json', undefined],
])('bodyFormat reads %j as %s', (contentType, format) => {
  expect(bodyFormat(contentType)).toBe(format);
});

it.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['text/html', true],
  ['application/json, text/html;q=0.5', false],
  ['application/json;q=0.2, TEXT/HTML;q=0.5', true],
  ['application/json , text/html', false],
  ['application/json;q=0.5, text/html ; level=1; q=0.7', true],
  ['application/problem+json, text/html;q=0.9', false],
  ['text/html;q=nonsense', false],
  ['*/*', false],
  ['', false],
  [null, false],
])('prefersHtml of %j is %s', (accept, html) => {
  expect(prefersHtml(accept)).toBe(html);
});

type Controller = ReadableStreamDefaultController<Uint8Array>;

const limits = { bytes: 8, milliseconds: 50 };

function streamed(body: ReadableStream<Uint8Array> | string, headers = {}) {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://localhost/api/report', init as RequestInit);
}

describe('readBody', () => {
  it('reads a body of exactly the limit, and a missing body as empty', async () => {
    const request = new Request('http://localhost', { method: 'POST' });
    expect(await readBody(request, limits)).toEqual(new Uint8Array());
    const eightBytes = new TextEncoder().encode('12345678');
    expect(await readBody(streamed('12345678'), limits)).toEqual(eightBytes);
    expect(await readBody(streamed('12345678', { 'Content-Length': '8' }), limits)).toEqual(eightBytes);
  });

  it('refuses one byte over the limit whatever Content-Length says, without reading if that is too large', async () => {
    expect(await readBody(streamed('123456789'), limits)).toBe('too_large');
    expect(await readBody(streamed('123456789', { 'Content-Length': '1' }), limits)).toBe('too_large');
    const request = streamed('1', { 'Content-Length': '9' });
    expect(await readBody(request, limits)).toBe('too_large');
    expect(request.bodyUsed).toBe(false);
  });

  it.each([
    ['is endless', (body: Controller) => body.enqueue(new Uint8Array(4)), 'too_large'],
    ['does not arrive', () => {}, 'malformed'],
    ['breaks off', (body: Controller) => body.error(new Error('gone')), 'malformed'],
  ])('stops reading a body that %s at the limit', async (_, pull, code) => {
    let pulls = 0;
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        pull(controller);
      },
      cancel() {
        cancelled = true;
      },
    });
    expect(await readBody(streamed(body), limits)).toBe(code);
    expect(pulls).toBeLessThan(10);
    if (code === 'too_large') expect(cancelled).toBe(true);
  });
});

const bytes = (text: string) => Buffer.from(text, 'utf8');

const loneSurrogate = Buffer.concat([bytes('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), bytes('"}')]);

describe('parseBody', () => {
  it.each(['', '{', '{"a":}', '[]', '[{"a":1}]', 'null', '"a"', '7', '['.repeat(16_000)])(
    'refuses %.20s as JSON',
    (text) => expect(parseBody(bytes(text), 'json')).toBeUndefined(),
  );

  it('refuses bytes that are not UTF-8', () => {
    expect(parseBody(loneSurrogate, 'json')).toBeUndefined();
  });

  it.each(['a=%FF', 'a=%ED%A0%80', 'a=%', 'a=%zz'])('refuses %s as a form', (text) => {
    expect(parseBody(bytes(text), 'form')).toBeUndefined();
  });

  it.each([
    ['json', '{"a":"1","a":"2"}', { a: '2' }],
    ['json', '{"a":"\\ud800"}', { a: '\ud800' }],
    ['form', 'a=b+c%2B&d=e=f&g&h=%F0%9F%99%82', { a: 'b c+', d: 'e=f', g: '', h: '🙂' }],
    ['form', 'a=1&a=2&a=3', { a: ['1', '2', '3'] }],
    ['form', '?a=1', { '?a': '1' }],
    ['form', '', {}],
  ] as const)('reads as %s %s', (format, text, fields) => {
    expect(parseBody(bytes(text), format)).toEqual(fields);
  });

  it.each([
    ['json', '{"__proto__":{"admin":true}}'],
    ['form', '__proto__=x&__proto__=y'],
  ] as const)('reads __proto__ as a field of %s and changes no prototype', (format, text) => {
    const fields = parseBody(bytes(text), format);
    expect(Object.keys(fields ?? {})).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });
});

function request(headers: Readonly<Record<string, string>>): Request {
  return new Request('https://site.example/api/meeting', { method: 'POST', headers });
}

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
  [{ Origin: 'https://evil.example', Host: 'outer.example' }, true],
])('isCrossSite of %j is %s', (headers, crossSite) => {
  expect(isCrossSite(request(headers))).toBe(crossSite);
});

it.each([
  ['https://site.example/pricing?a=1#b', '/pricing'],
  ['https://evil.example/pricing', undefined],
  ['https://site.example/api/meeting', undefined],
  ['https://site.example//evil.example/x', undefined],
  ['https://site.example/\\\\evil.example/x', undefined],
  ['//evil.example/x', undefined],
  ['not an address', undefined],
])('ownRefererPath reads %s as %s', (referer, path) => {
  expect(ownRefererPath(request({ Referer: referer }))).toBe(path);
});

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const referer = { Referer: 'https://site.example/pricing' };

function post(headers: Readonly<Record<string, string>>, body = '', method = 'POST'): Request {
  return new Request('https://site.example/api/meeting', { method, headers, body });
}

describe('receive', () => {
  it.each([
    [post({ ...json, 'Sec-Fetch-Site': 'cross-site' }, '', 'PUT'), 'method_not_allowed'],
    [post({ 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' }), 'cross_site'],
    [post({ ...json, 'Content-Encoding': 'gzip' }, '{}'), 'unsupported_media_type'],
  ])('%# refuses with the code of the first failed check: %s', async (request, code) => {
    expect(await receive(request)).toEqual({ code });
  });

  it.each([
    [post(json, '{"a":"1"}'), { a: '1' }],
    [post({ ...json, ...referer, 'Content-Encoding': ' Identity ' }, '{"a":"1"}'), { a: '1' }],
    [
      post({ ...form, ...referer }, 'a=1'),
      { a: '1', 'attribution.page': '/pricing', attribution: { page: '/pricing' } },
    ],
    [
      post({ ...form, ...referer }, 'attribution.page=%2Ffirst'),
      { 'attribution.page': '/first', attribution: { page: '/first' } },
    ],
    [
      post({ ...form, Referer: `${referer.Referer}?utm_campaign=a&other=b&referrer=c.example` }, ''),
      {
        'attribution.page': '/pricing?utm_campaign=a&referrer=c.example',
        attribution: { page: '/pricing', referrerHost: 'c.example', campaign: { name: 'a' } },
      },
    ],
    [
      post(
        { ...form, Referer: `${referer.Referer}?UTM_Source=%C3%89t%C3%A9+2026&amp;utm_campaign=a&gclid=b` },
        '',
      ),
      {
        'attribution.page': '/pricing?utm_source=%C3%89t%C3%A9+2026&utm_campaign=a',
        attribution: { page: '/pricing', campaign: { source: 'Été 2026', name: 'a' } },
      },
    ],
    [
      post(form, 'attribution.page=%2Fpricing%3FUTM_Source%3Da%26fbclid%3Db'),
      {
        'attribution.page': '/pricing?UTM_Source=a&fbclid=b',
        attribution: { page: '/pricing', campaign: { source: 'a' } },
      },
    ],
    [
      post({ ...form, Referer: 'myapp' }, ''),
      { 'attribution.page': undefined, attribution: { page: undefined } },
    ],
    [
      post({ ...form, Referer: 'https:/' }, ''),
      { 'attribution.page': undefined, attribution: { page: undefined } },
    ],
    [post(form, ''), { 'attribution.page': undefined, attribution: { page: undefined } }],
  ])('%# reads %s', async (request, fields) => {
    expect(await receive(request)).toEqual({ fields });
  });
});

it.each([
  [post(json), 'json', '/'],
  [post({ ...json, Accept: 'text/html' }), 'json', '/'],
  [post({ ...form, ...referer, Accept: 'application/json' }), 'html', '/pricing'],
  [post({ 'Content-Type': 'text/plain', Accept: 'text/html' }), 'html', '/'],
  [post({ 'Content-Type': 'text/plain' }), 'json', '/'],
] as const)('%# describes a caller who gets %s and goes back to %s', (request, format, back) => {
  expect(describeCaller(request)).toEqual({ format, https: true, back });
  const plain = new Request(request.url.replace('https:', 'http:'));
  expect(describeCaller(plain).https).toBe(false);
});
