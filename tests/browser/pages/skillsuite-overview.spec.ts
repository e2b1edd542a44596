import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const { hero, products } = readContent('pages/skillsuite-overview/page');
const { cards } = products;

test('answers the chosen question with a figure, a record and a part of the screen, and scrolls to the products', async ({
  page,
}) => {
  await openLive(page, '/skillsuite-overview');
  const questions = page.getByRole('group', { name: hero.choose }).getByRole('radio');
  const answers = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('figure'), visible: true });
  const expectAnswer = async (place: number) => {
    await expect(questions.nth(place)).toBeChecked();
    await expect(answers).toHaveCount(1);
    for (const words of [cards[place]?.figure, cards[place]?.record, cards[place]?.source])
      await expect(answers).toContainText(words ?? 'no answer');
    await expect(questions.nth(place)).toHaveAccessibleDescription(
      new RegExp(cards[place]?.answer ?? 'no answer'),
    );
  };
  await expectAnswer(0);
  await questions.nth(3).check();
  await expectAnswer(3);
  await page.keyboard.press('ArrowDown');
  await expectAnswer(4);
  await expectAccessible(page, 'main');
  await page.emulateMedia({ media: 'print' });
  await expect(answers).toHaveCount(0);
  for (const { record } of cards) await expect(page.getByText(record)).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: hero.explore }).click();
  await expect(page.getByRole('table', { name: products.title })).toBeInViewport();
});
