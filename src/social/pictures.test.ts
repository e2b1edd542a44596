import { expect, test } from 'vitest';
import { openTypefaces } from '../outlines/typefaces.ts';
import { Typesetter } from '../outlines/typesetter.ts';
import { composePicture } from './composition.ts';
import { socialPictures } from './pictures.ts';

test('addresses are named by their content, words are outlines, and no two pages share a picture', async () => {
  const pictures = await socialPictures();
  expect(new Set(pictures.map(({ address }) => address)).size).toBe(pictures.length);
  for (const { address, document } of pictures) {
    expect(address).toMatch(/^\/social\/[a-z0-9-]+-[0-9a-f]{12}\.png$/);
    expect(document).not.toMatch(/<text|<tspan|font-family|NaN|undefined/);
  }
});

test('a title without room is refused', async () => {
  const typesetter = new Typesetter(await openTypefaces());
  const title = 'Incomprehensibilities, counterrevolutionaries and further words that go on';
  expect(() => composePicture({ title, description: 'Short.', chart: '' }, typesetter)).toThrow(
    'does not fit',
  );
});
