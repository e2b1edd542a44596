import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { focusStops, layoutShift, nextFocusStop, shiftLimit } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { audit } from './audit.ts';
import { faintRings, unseenFocus } from './focus-rings.ts';

test('axe finds a field without a label and a small target', async ({ page }) => {
  const button = '<button style="all: unset; display: block; margin: 40px; font-size: 8px">A</button>';
  await page.setContent(
    `<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1><input>${button}</main>`,
  );
  const refusal = /label \(.*\) at input(?:.|\n)*target-size \(.*\) at button/;
  await expect(expectAccessible(page)).rejects.toThrow(refusal);
});

test('finds controls without a ring, with a faint ring, and covered ones', async ({ page }) => {
  const button = (name: string, ring: string) => `<button class="${name}">${name}</button>
    <style>.${name}:focus { outline: ${ring} }</style>`;
  await page.setContent(`<body style="background: white">
    ${button('sound', '2px solid black')}
    ${button('ringless', 'none')}
    ${button('faint', '2px solid #eee')}
    <p style="position: relative">${button('covered', '2px solid black')}<i style="position: absolute; inset: 0"></i></p>`);
  const stops = await focusStops(page);
  expect([...unseenFocus(stops), ...faintRings(stops)]).toEqual([
    expect.stringMatching(/^BUTTON ringless has no focus ring/),
    expect.stringMatching(/^BUTTON covered is covered/),
    expect.stringMatching(/^BUTTON faint has a focus ring of .*contrast of 3/),
  ]);
});

test('follows Tab from control to control, and out of the page', async ({ page }) => {
  await page.setContent('<button>First</button><a href="/">Second</a>');
  expect(await nextFocusStop(page)).toMatchObject({ name: 'BUTTON First' });
  expect(await nextFocusStop(page)).toMatchObject({ name: 'A Second' });
  expect(await nextFocusStop(page)).toBeUndefined();
});

test('finds links of one name that lead to different places', async ({ page }) => {
  await page.setContent(`
    <a href="https://localhost/one">More</a> <a href="https://localhost/two">More</a>
    <a href="https://localhost/same">Same</a> <a href="https://localhost/same">Same</a>
    <a href="https://localhost/three" aria-label="Named">More</a>`);
  expect(await audit(page, 'ambiguousLinks')).toEqual([
    expect.stringMatching(/^"More" leads to https:\/\/localhost\/one and https:\/\/localhost\/two/),
  ]);
});

test('finds what moves, and smooth scrolling', async ({ page }) => {
  await page.setContent(`
    <p class="slow" style="transition: opacity 1s">Slow</p>
    <p class="quick" style="transition: opacity 0.05s">Quick</p>
    <p class="smooth" style="scroll-behavior: smooth">Smooth</p>`);
  expect(await audit(page, 'motion')).toEqual([
    expect.stringMatching(/^P\.slow moves for 1 s/),
    expect.stringMatching(/^P\.smooth scrolls smoothly/),
  ]);
});

test('finds pale text, backgrounds and what scrolls on paper', async ({ page }) => {
  await page.setContent(`<main>
    <section class="dark" style="background: black"><p style="color: black">Ink</p></section>
    <section><p style="color: #ccc">Pale</p></section>
    <div class="table" style="overflow-x: auto; width: 100px"><i style="display: block; width: 300px">Wide</i></div>
  </main>`);
  expect(await audit(page, 'sectionBackgrounds')).toEqual([expect.stringMatching(/^SECTION\.dark prints/)]);
  expect(await audit(page, 'paleText')).toEqual([expect.stringMatching(/^"Pale" prints in/)]);
  expect(await audit(page, 'sidewaysScrollers')).toEqual([expect.stringMatching(/^DIV\.table scrolls/)]);
});

test('lists what paper shows, and what is folded, without the names of controls', async ({ page }) => {
  await page.setContent(`<main>
    <p>Shown</p><p hidden>Hidden</p><a href="/">Link</a>
    <details><summary>Question</summary><p>Answer</p></details>
  </main>`);
  expect(await audit(page, 'paperTexts')).toEqual({ printed: ['Shown', 'Question'], folded: ['Answer'] });
});

test('measures the share of the window that nothing fixed covers', async ({ page }) => {
  await page.setContent(
    '<header style="position: fixed; inset: 0 0 auto; height: 50vh">Header</header><p>Page</p>',
  );
  expect(await audit(page, 'windowShare')).toBeCloseTo(0.5, 1);
});

test('loses every picture', async ({ page }) => {
  await page.setContent('<img alt="A picture" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">');
  await audit(page, 'losePictures');
  expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
});

test('measures layout shift that nobody asked for', async ({ page }) => {
  await page.setContent('<p>Text</p>');
  expect(await layoutShift(page)).toBeLessThan(shiftLimit);
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    document.body.style.paddingTop = '300px';
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
  expect(await layoutShift(page)).toBeGreaterThan(shiftLimit);
});
