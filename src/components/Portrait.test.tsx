import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { initials, Portrait } from './Portrait.tsx';

describe('initials', () => {
  it.each([
    ['Orla Brennan', 'OB'],
    ['Fatima El Amrani', 'FA'],
    ['Gráinne O’Sullivan', 'GO'],
    ['Élodie  de Ávila ', 'ÉÁ'],
    ['søren', 'S'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('a portrait', () => {
  it('holds the initials and the picture in the built page, in a place of fixed size', () => {
    const image = { source: '/images/team/ada.svg', width: 240, height: 240 };
    const markup = renderToStaticMarkup(<Portrait name="Ada Lovelace" image={image} />);
    expect(markup).toMatch(/>AL<\/span><img /);
    expect(markup).toMatch(/<img [^>]*src="\/images\/team\/ada\.svg" width="240" height="240" alt=""/);
    expect(markup).toContain('loading="lazy"');
    expect(markup).not.toMatch(/style=|hidden=""/);
  });
});
