import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { audit } from './audit.ts';
import { mergedPatches } from './patches.ts';

/** Returns a drawing with a title in the main part of a page. */
const drawing = (title: string, parts: string) => `
  <svg width="300" height="100" style="display: block; overflow: hidden; font: 14px sans-serif"><title>${title}</title>${parts}</svg>`;

test('finds labels that are too small, leave the drawing, overlap, or are crossed by a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const line = '<path d="M0 46H300" stroke="black" fill="none" />';
  const outlined = 'paint-order: stroke; stroke: white; stroke-width: 4px';
  await page.setContent(`<main>
    ${drawing('small', '<text x="10" y="50" font-size="8" style="font-size: 8px">Tiny</text>')}
    ${drawing('outside', '<text x="290" y="50">Leaving</text>')}
    ${drawing('double', '<text x="10" y="50">One</text><text x="20" y="52">Other</text>')}
    ${drawing('crossed', `${line}<text x="10" y="50">Crossed</text>`)}
    ${drawing('sound', `${line}<text x="10" y="20">Free</text><text x="10" y="50" style="${outlined}">Outlined</text>`)}
    ${drawing('covered line', `${line}<rect width="300" height="100" fill="white" /><text x="10" y="50">Over</text>`)}
  </main>`);
  expect(await audit(page, 'labelFaults')).toEqual([
    expect.stringMatching(/^drawing "small" at 390 px: "Tiny" is 8\.0 px: show at least 11 px$/),
    expect.stringMatching(/^drawing "outside" .*: "Leaving" leaves its frame/),
    expect.stringMatching(/^drawing "double" .*: "One" overlaps "Other"/),
    expect.stringMatching(/^drawing "crossed" .*: "Crossed" is crossed by a line/),
  ]);
});

test('finds texts and shapes of drawings, and whole drawings, that forced colours make faint', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const own = 'forced-color-adjust: none';
  const named = (id: string, parts: string) =>
    `<section id="${id}"><svg width="300" height="60">${parts}</svg></section>`;
  await page.setContent(`<main>
    ${named('gone', '<rect width="300" height="60" fill="black" stroke="none" />')}
    ${named('faint', '<rect width="9" height="9" fill="white" /><text x="20" y="40" fill="black">Faint</text>')}
    ${named('sound', '<rect width="9" height="9" fill="white" /><text x="20" y="40" fill="white">Sound</text>')}
    ${named('stroke', '<rect width="9" height="9" fill="white" /><path d="M20 20h60" stroke="#555" fill="none" />')}
    ${named('wash', '<rect width="9" height="9" fill="white" /><path d="M20 20h60v20z" fill="#fff2" />')}
    ${named('rimmed', '<circle cx="9" cy="9" r="9" fill="white" stroke="#555" /><circle r="3" fill="black" />')}
    <section style="${own}">${named('kept', '<rect width="300" height="60" fill="black" />')}</section>
  </main>`);
  expect(await audit(page, 'faintDrawings')).toEqual([
    expect.stringMatching(/in #gone in forced colours: nothing of it shows/),
    expect.stringMatching(/in #faint in forced colours: "Faint" is faint/),
    expect.stringMatching(/in #stroke in forced colours: a shape of rgb\(85, 85, 85\) is faint/),
  ]);
});

test('finds patches of colour that forced colours merge', async ({ page }) => {
  const patch = (colour: string, border = '0') =>
    `<i style="display: block; width: 20px; height: 20px; background: ${colour}; border: ${border}"></i>`;
  await page.setContent(`<main>
    <ul><li id="merged">${patch('red', '1px solid')}${patch('blue', '1px solid')}</li>
    <li id="sound">${patch('red', '1px solid')}${patch('blue', '3px solid')}</li></ul>
  </main>`);
  const before = await audit(page, 'patches');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(mergedPatches(before, await audit(page, 'patches'))).toEqual([
    expect.stringMatching(/^in #merged the patch of rgb\(255, 0, 0\) looks like that of rgb\(0, 0, 255\)/),
  ]);
});
