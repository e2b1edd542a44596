import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contentsOf, textOf } from '../../tests/support/markup.ts';
import { change, count, fillIn } from '../content/format.ts';
import frame from '../content/screens/frame.yaml';
import { ScreenFrame } from './ScreenFrame.tsx';

describe('the frame of a product screen', () => {
  const html = renderToStaticMarkup(
    <ScreenFrame product="skills-mapping" view="Gap plan" description="A table of gaps.">
      <p>inside</p>
    </ScreenFrame>,
  );

  it('is a figure described in words, which say that the data are samples', () => {
    expect(html).toMatch(/^<figure.*<\/figure>$/);
    expect(contentsOf(html, 'figcaption')).toEqual([`A table of gaps. ${frame.note}`]);
    expect(contentsOf(html, 'span')).toContain(frame.tag);
  });

  it('names product, view, organisation and date', () => {
    const { products, organisation, people, date } = frame;
    for (const text of [products['skills-mapping'], 'Gap plan', organisation, count(people), date]) {
      expect(textOf(html)).toContain(text);
    }
  });

  it('keeps to the policy on styles and takes no focus', () => {
    expect(html).not.toMatch(/style=|<a |<button|<input|tabindex/);
  });
});

describe('numbers', () => {
  it('are printed with separators, signs and a true minus', () => {
    expect(count(2140)).toBe('2,140');
    expect([21, -22, 0].map(change)).toEqual(['+21%', '\u221222%', '0%']);
  });

  it('are put into texts that name them, and only into those', () => {
    expect(fillIn('{need} needed, {have} there', { need: 1255, have: 'none' })).toBe(
      '1,255 needed, none there',
    );
    expect(() => fillIn('{gap} short', { need: 1 })).toThrow('asks for {gap}, which is not given');
  });
});
