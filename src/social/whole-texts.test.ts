import { expect, test } from 'vitest';
import { circle, group, text } from '../charts/drawing/shapes.ts';
import { openTypefaces } from '../outlines/typefaces.ts';
import { Typesetter } from '../outlines/typesetter.ts';
import { withWholeTexts } from './whole-texts.ts';

const area = { left: 0, top: 0, right: 200, bottom: 100 };
const typesetter = new Typesetter(await openTypefaces());

function kept(...shapes: Parameters<typeof withWholeTexts>[0]): number {
  return withWholeTexts(shapes, area, typesetter).length;
}

test('labels that an edge would cut are left out, by how they are anchored', () => {
  expect(kept(text(100, 50, 'Negotiation'))).toBe(1);
  expect(kept(text(190, 50, 'Negotiation'))).toBe(0);
  expect(kept(text(190, 50, 'Negotiation', { anchor: 'end' }))).toBe(1);
  expect(kept(text(20, 50, 'Negotiation', { anchor: 'end' }))).toBe(0);
  expect(kept(text(10, 5, 'Negotiation'))).toBe(0);
  expect(kept(text(10, 90, 'Negotiation'))).toBe(1);
  expect(kept(text(10, 90, 'Negotiation', { more: '8 short' }))).toBe(0);
});

test('marks stay, and groups lose only their cut labels', () => {
  const mark = circle({ x: 300, y: 50 }, 4, {});
  const [inside] = withWholeTexts(
    [group([mark, text(190, 50, 'Negotiation')], { minor: true })],
    area,
    typesetter,
  );
  expect(inside).toEqual(group([mark], { minor: true }));
});
