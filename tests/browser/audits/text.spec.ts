import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { audit } from './audit.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('finds what is wider than the window, and not what one can scroll to', async ({ page }) => {
  await page.setContent(`
    <p class="wide" style="width: 500px"><b style="display: block">Wide</b></p>
    <p class="fits">Fits</p>
    <div style="overflow: auto"><p class="scrolled" style="width: 500px">Within reach</p></div>
    <div style="overflow: hidden"><i class="clipped" style="display: block; width: 500px"></i></div>`);
  expect(await audit(page, 'overflow')).toEqual([
    expect.stringMatching(/^the page is \d+ px wide at 390 px/),
    expect.stringMatching(/^P\.wide reaches from 8 to 508 px at 390 px/),
  ]);
});

test('finds text that a box cuts off, and not text that scrolls or is for screen readers', async ({
  page,
}) => {
  const hidden = 'position: absolute; width: 1px; height: 1px; overflow: hidden';
  await page.setContent(`
    <div class="low" style="height: 30px; overflow: hidden"><p>Too<br>many<br>lines</p></div>
    <div class="narrow" style="width: 20px; overflow-x: clip">Unbreakable</div>
    <div style="height: 90px; overflow: hidden">Enough room</div>
    <div style="height: 30px; overflow: auto"><p>Too<br>many<br>lines</p></div>
    <span style="${hidden}">For screen readers</span>`);
  expect(await audit(page, 'clippedText')).toEqual([
    expect.stringMatching(/^"many" is cut off by DIV\.low at 390 px/),
    expect.stringMatching(/^"lines" is cut off by DIV\.low/),
    expect.stringMatching(/^"Unbreakable" is cut off by DIV\.narrow/),
  ]);
});

test('finds a header over the first words, and none above them', async ({ page }) => {
  const withHeader = (height: number) => `
    <header style="position: fixed; top: 0; height: ${height}px">Menu</header>
    <main style="padding-top: 80px"><h1>Words</h1></main>`;
  await page.setContent(withHeader(400));
  expect(await audit(page, 'coveredStart')).toEqual([expect.stringContaining('first words')]);
  await page.setContent(withHeader(60));
  expect(await audit(page, 'coveredStart')).toEqual([]);
});

test('finds texts that overlap, and not what is fixed over the page', async ({ page }) => {
  await page.setContent(`
    <p>Above</p><p style="margin-top: -30px">Moved up</p>
    <p>Apart</p>
    <p style="position: fixed; top: 0">Over all of it</p>`);
  expect(await audit(page, 'overlappingTexts')).toEqual([
    expect.stringMatching(/^"(Above|Moved up)" overlaps "(Above|Moved up)" at 390 px/),
  ]);
});

test('finds words that break without a hyphen', async ({ page }) => {
  await page.setContent(`
    <ul style="font: 16px monospace">
      <li style="width: 60px; overflow-wrap: anywhere">Breakable</li>
      <li style="width: 60px">Two words</li>
    </ul>`);
  expect(await audit(page, 'brokenWords', 'li')).toEqual([expect.stringMatching(/^Breakable breaks/)]);
});

test('long words and the settings of text change what the page shows, and settings can be taken back', async ({
  page,
}) => {
  await page.setContent('<main><p style="font-size: 10px">An ordinary sentence</p></main>');
  const paragraph = page.locator('p');
  await audit(page, 'setText', { minimum: 20, spaced: true });
  await expect(paragraph).toHaveCSS('font-size', '20px');
  await expect(paragraph).toHaveCSS('letter-spacing', '2.4px');
  await audit(page, 'setText', { zoom: 2 });
  await expect(paragraph).toHaveCSS('letter-spacing', 'normal');
  await audit(page, 'setText', {});
  await audit(page, 'lengthenWords');
  await expect(paragraph).toHaveText(/^An \w{37} sentence$|^An ordinary \w{37}$/);
});
