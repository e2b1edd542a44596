import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { readText, skillsKnown } from '../../../src/pages/skills-ai/read.ts';
import { loseChunk, openLive, watchRequests } from '../shell/live-page.ts';
import { expectAccessible, listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const { sentence, taxonomy } = readContent('pages/skills-ai/page');
const { families } = readContent('content/organisation/organisation').taxonomy;

test('reads a typed sentence with the dictionary, which loads on touch, by keys alone', async ({ page }) => {
  const requests = watchRequests(page, /assets\/read-/);
  await openLive(page, '/skills-ai');
  const region = page.getByRole('region', { name: sentence.title });
  const field = region.getByLabel(sentence.field);
  await field.scrollIntoViewIfNeeded();
  await expect(field).toBeEditable();
  for (const { skill } of sentence.parts)
    await expect(region.getByRole('heading', { name: skill })).toBeVisible();
  expect(requests).toEqual([]);
  const announcements = await listenTo(region.getByRole('status'));
  await field.focus();
  const text = 'I led a team and wired a house, ten years experience.';
  await page.keyboard.type(text);
  const { parts, left } = readText(text);
  expect(parts).toHaveLength(2);
  for (const { skill, level, sure } of parts) {
    const entry = region.getByRole('listitem').filter({ has: page.getByRole('heading', { name: skill }) });
    await expect(entry).toContainText(fillIn(sentence.sure, { sure }));
    await expect(entry).toContainText(sure < sentence.bar ? sentence.asked : sentence.accepted);
    await expect(entry).toContainText(
      fillIn(sentence.levelOf, { level, word: sentence.levels[level - 1] ?? '' }),
    );
  }
  await expect(region.getByText(left[0]?.phrase ?? 'no phrase').last()).toBeVisible();
  await expectAccessible(page, '#sentence');
  const [first] = parts;
  await expect.poll(async () => (await announcements()).at(-1)).toContain(first?.skill);
  await field.fill('zzz');
  await expect(region.getByText(fillIn(sentence.nothing, { skills: skillsKnown })).first()).toBeVisible();
  await field.fill('');
  for (const { skill } of sentence.parts)
    await expect(region.getByRole('heading', { name: skill })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('a sample fills the field and is read', async ({ page }) => {
  await openLive(page, '/skills-ai');
  const region = page.getByRole('region', { name: sentence.title });
  const [{ title = '', text = '' } = {}] = sentence.samples.slice(-1);
  const sample = region.getByRole('button', { name: title, exact: true });
  await sample.scrollIntoViewIfNeeded();
  await sample.click();
  await expect(region.getByLabel(sentence.field)).toHaveValue(text);
  const skills = region.getByRole('listitem').getByRole('heading');
  await expect(skills).toHaveText(readText(text).parts.map(({ skill }, index) => `${index + 1} ${skill}`));
});

test('says that the dictionary is lost, and keeps what was typed', async ({ page, consoleGuard }) => {
  await loseChunk(page, consoleGuard, 'read');
  await openLive(page, '/skills-ai');
  const region = page.getByRole('region', { name: sentence.title });
  const field = region.getByLabel(sentence.field);
  await field.scrollIntoViewIfNeeded();
  await expect(field).toBeEditable();
  await field.fill('I led a team');
  await expect(region.getByText(sentence.lost)).toBeVisible();
  await expect(field).toHaveValue('I led a team');
});

test('shows the count of the family that is chosen by key, and lights its points', async ({ page }) => {
  await openLive(page, '/skills-ai');
  const region = page.getByRole('region', { name: taxonomy.title });
  const group = region.getByRole('group', { name: taxonomy.families.choose });
  const shown = group.locator('li:visible');
  const colours = () =>
    region
      .locator('g:has(> text)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part.querySelector('text') ?? part).fill));
  const before = await colours();
  await group.getByRole('radio', { checked: true }).focus();
  while (!(await group.getByRole('radio').first().isChecked())) await page.keyboard.press('ArrowUp');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(families[0]?.skills.toLocaleString('en-GB') ?? 'no count');
  const after = await colours();
  // The chosen family is lit, the one before is not.
  expect(after.filter((colour, index) => colour !== before[index])).toHaveLength(2);
});
