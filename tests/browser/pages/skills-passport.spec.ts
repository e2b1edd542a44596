import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { forgedLevel } from '../../../src/pages/skills-passport/record.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible, listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const { stamp } = readContent('pages/skills-passport/page');
const { record, result, parts, signer } = stamp;

test('one changed letter breaks the stamp and is named, and putting it back mends it, by keys alone', async ({
  page,
}) => {
  await openLive(page, '/skills-passport');
  const region = page.getByRole('region', { name: stamp.title });
  const skill = region.getByLabel(parts[0]?.title ?? '', { exact: true });
  await skill.scrollIntoViewIfNeeded();
  const restore = region.getByRole('button', { name: stamp.restore });
  const forge = region.getByRole('button', {
    name: fillIn(stamp.forge, { level: forgedLevel(record.level) }),
  });
  await expect(forge).toBeEnabled();
  await expect(restore).toBeDisabled();
  const strands = () =>
    region.locator('ellipse').evaluateAll((all) => all.map((strand) => strand.getAttribute('transform')));
  const whole = await strands();
  const announcements = await listenTo(region.getByRole('status'));
  await skill.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('#');
  await expect(skill).toHaveAttribute('aria-invalid', 'true');
  const difference = fillIn(result.changed, {
    part: parts[0]?.title ?? '',
    place: record.skill.length,
    is: '#',
    was: record.skill.at(-1) ?? '',
  });
  await expect(region.getByText(difference).filter({ visible: true }).first()).toBeVisible();
  await expect(region.getByText(result.broken, { exact: true })).toBeVisible();
  expect(await strands()).not.toEqual(whole);
  await expect(region.locator('mark').first()).toBeVisible();
  await expectAccessible(page, '#stamp');
  await expect.poll(async () => (await announcements()).at(-1)).toContain(difference);
  await page.keyboard.press('Backspace');
  await page.keyboard.type(record.skill.at(-1) ?? '');
  await expect(region.getByText(result.whole, { exact: true })).toBeVisible();
  expect(await strands()).toEqual(whole);
  await forge.focus();
  await page.keyboard.press('Enter');
  await expect(region.getByLabel(parts[1]?.title ?? '', { exact: true })).toHaveValue(
    forgedLevel(record.level),
  );
  await expect(region.getByText(result.broken, { exact: true })).toBeVisible();
  await restore.focus();
  await page.keyboard.press('Enter');
  await expect(region.getByText(fillIn(result.equal, { issuer: signer }))).toBeVisible();
  await expect(forge).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the signed record, its digest and what a forged one comes to stand there as text', async ({
    page,
  }) => {
    await page.goto('/skills-passport');
    const region = page.getByRole('region', { name: stamp.title });
    for (const text of [stamp.still, record.skill, record.issuer, result.whole])
      await expect(region.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(region.locator('input, button').filter({ visible: true })).toHaveCount(0);
  });
});
