import { expect, test } from 'vitest';
import { between, eased, film, frameAround, screenHeight } from './picture.ts';

const window = { width: 1280, height: 900 };
const view = { margin: 40, width: 640 };
const heightOf = (width: number) => (width * screenHeight) / film.width;

test('frames all boxes in the shape of the screen and inside the window', () => {
  const boxes = [
    { x: 200, y: 300, width: 100, height: 50 },
    { x: 900, y: 320, width: 80, height: 40 },
  ];
  const { x, y, width } = frameAround(boxes, view, window);
  expect(width).toBe(860);
  expect(x).toBe(160);
  expect(y).toBeLessThanOrEqual(260);
  expect(y + heightOf(width)).toBeGreaterThanOrEqual(400);
  expect(frameAround([{ x: 0, y: 880, width: 10, height: 20 }], view, window)).toEqual({
    x: 0,
    y: 900 - heightOf(640),
    width: 640,
  });
});

test('frames the top of boxes that are taller than the frame', () => {
  expect(
    frameAround([{ x: 0, y: 100, width: 1280, height: 800 }], { margin: 0, width: 1280 }, window),
  ).toEqual({
    x: 0,
    y: 100,
    width: 1280,
  });
});

test('moves the camera from start to end, and zooms by a constant factor', () => {
  const [from, to] = [
    { x: 0, y: 0, width: 1280 },
    { x: 320, y: 100, width: 640 },
  ];
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
  const [half, quarter] = [between(from, to, 0.5), between(from, to, 0.25)];
  expect(from.width / quarter.width).toBeCloseTo(quarter.width / half.width);
  expect(between(from, { ...from, x: 100 }, 0.5)).toEqual({ ...from, x: 50 });
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
});
