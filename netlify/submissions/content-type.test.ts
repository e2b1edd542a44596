import { describe, expect, it } from 'vitest';
import { bodyFormat, prefersHtml } from './content-type.ts';

describe('bodyFormat', () => {
  it.each([
    ['application/json', 'json'],
    ['Application/JSON; charset=UTF-8', 'json'],
    ['application/json;charset="utf-8"', 'json'],
    ['application/x-www-form-urlencoded', 'form'],
    ['application/x-www-form-urlencoded; charset=utf8', 'form'],
    [null, undefined],
    ['', undefined],
    ['text/plain', undefined],
    ['multipart/form-data; boundary=x', undefined],
    ['application/json-patch+json', undefined],
    ['application/json; charset=iso-8859-1', undefined],
    ['constructor', undefined],
    ['text/plain; application/json', undefined],
  ])('reads %j as %s', (contentType, format) => {
    expect(bodyFormat(contentType)).toBe(format);
  });
});

describe('prefersHtml', () => {
  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', true],
    ['text/html', true],
    ['application/json, text/html;q=0.5', false],
    ['application/json;q=0.2, TEXT/HTML;q=0.5', true],
    ['text/html;q=nonsense', false],
    ['*/*', false],
    ['', false],
    [null, false],
  ])('takes %j for %s', (accept, html) => {
    expect(prefersHtml(accept)).toBe(html);
  });
});
