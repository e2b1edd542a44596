import { describe, expect, it } from 'vitest';
import { parseBody } from './parse-body.ts';

const bytes = (text: string) => Buffer.from(text, 'utf8');

describe('parseBody of JSON', () => {
  it.each(['', '{', '{"a":}', '[]', '[{"a":1}]', 'null', '"a"', '7', '['.repeat(16_000)])(
    'refuses %.20s',
    (text) => {
      expect(parseBody(bytes(text), 'json')).toBeUndefined();
    },
  );

  it('lets the last of two equal keys win', () => {
    expect(parseBody(bytes('{"a":"1","a":"2"}'), 'json')).toEqual({ a: '2' });
  });

  it('keeps a lone surrogate that was written as an escape', () => {
    expect(parseBody(bytes('{"a":"\\ud800"}'), 'json')).toEqual({
      a: '\ud800',
    });
  });

  it('refuses bytes that are no UTF-8', () => {
    const lone = Buffer.concat([bytes('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), bytes('"}')]);
    expect(parseBody(lone, 'json')).toBeUndefined();
  });

  it('reads __proto__ as a field and changes no prototype', () => {
    const fields = parseBody(bytes('{"__proto__":{"admin":true}}'), 'json');
    expect(fields).toBeDefined();
    expect(Reflect.get(fields ?? {}, 'admin')).toBeUndefined();
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });
});

describe('parseBody of a form', () => {
  it('decodes spaces, escapes and values with an equals sign', () => {
    expect(parseBody(bytes('a=b+c%2B&d=e=f&g&h=%F0%9F%99%82'), 'form')).toEqual({
      a: 'b c+',
      d: 'e=f',
      g: '',
      h: '🙂',
    });
  });

  it('makes an array of a repeated field', () => {
    expect(parseBody(bytes('a=1&a=2&a=3'), 'form')).toEqual({
      a: ['1', '2', '3'],
    });
  });

  it('reads an empty body as no fields', () => {
    expect(parseBody(bytes(''), 'form')).toEqual({});
  });

  it.each(['a=%FF', 'a=%ED%A0%80', 'a=%', 'a=%zz'])('refuses %s', (text) => {
    expect(parseBody(bytes(text), 'form')).toBeUndefined();
  });

  it('reads __proto__ as a field and changes no prototype', () => {
    const fields = parseBody(bytes('__proto__=x&__proto__=y'), 'form');
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.keys(fields ?? {})).toEqual(['__proto__']);
  });
});
