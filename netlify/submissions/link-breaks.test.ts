import { describe, expect, it } from 'vitest';
import { unlinkedHtml, unlinkedText } from './link-breaks.ts';

/** What mail programs make links of: addresses of sites with and without a scheme, mail addresses, network paths, phone numbers. */
const linkPattern =
  /[a-z][a-z\d+.-]*:\S|www\.|[\p{L}\p{N}-][.。．｡][\p{L}\p{N}]|\w@\w|\\\\\w|\d(?:[ ().+/-]{0,3}\d){5,}/iu;

const linked = [
  'www.win.example',
  'win.example',
  'WIN.EXAMPLE/prize?id=1#top',
  'http://win.example',
  'https://1.1.1.1:8080/x',
  'http://[::1]/',
  'ftp://win.example',
  'mailto:a@win.example',
  'tel:+35312345678',
  'javascript:alert(1)',
  'a@win.example',
  'müller.example',
  '例え.テスト',
  'win。example',
  '\\\\win\\share',
  '+353 1 234 5678',
  '(01) 234-5678',
  '08001234567',
  '+49 (0) 30 / 12 34 56',
  'Call 1-800-555-0199 now: win.example!',
];

const plain = [
  'Aoife',
  'O’Brien Ltd.',
  'Müller & Söhne',
  'Studio 54',
  'Dr. A. Byrne',
  'Wait... what: this',
  '',
];

/** Returns the pieces of text in HTML, and the whole of it. */
function textsOf(html: string) {
  const decoded = html.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
  const pieces = decoded.split(/<[^>]+>/).map((piece) => piece.replaceAll('&amp;', '&'));
  return { pieces, whole: pieces.join('') };
}

describe.each(linked)('%j', (typed) => {
  it('would be a link by itself', () => {
    expect(typed).toMatch(linkPattern);
  });

  it('has no piece in HTML that is a link, is in an anchor without href, and copies as typed', () => {
    const { text } = unlinkedHtml(typed);
    const { pieces, whole } = textsOf(text);
    for (const piece of pieces) expect(piece).not.toMatch(linkPattern);
    expect(text).toMatch(/^<a>[^<]*(<span>[^<]+<\/span>[^<]*)+<\/a>$/);
    expect(whole).toBe(typed);
  });

  it('is no link in text, and is as typed without the brackets', () => {
    const text = unlinkedText(typed);
    expect(text).not.toMatch(linkPattern);
    expect(text.replace(/\[([^[\]]+)\]/g, '$1')).toBe(typed);
  });
});

it.each(plain)('does not change %j', (typed) => {
  expect(unlinkedText(typed).replace('[..]', '..')).toBe(typed);
  expect(textsOf(unlinkedHtml(typed).text).whole).toBe(typed);
});
