import { expect } from 'playwright/test';
import { submissionPaths } from '../../../src/submissions/kinds.ts';
import { test } from '../support/test.ts';
import { expectMails } from './support.ts';

test('the mail to the team has no scroll bar at 375 px, keeps its labels whole, and is copied as typed', async ({
  page,
  site,
}) => {
  const typed = {
    firstName: 'Call +353 1 234 5678',
    lastName: 'http://www.win.example/?a=1&b=2',
    organizationName: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    email: `${'ada.lovelace+'.repeat(6)}@${'analytical.'.repeat(6)}example`,
    meetingType: 'Demo',
  };
  const campaign = { source: 'x'.repeat(80), name: 'spring-2026-'.repeat(8), medium: '%'.repeat(80) };
  const attribution = { page: `/${'long-path'.repeat(20)}`, campaign, referrerHost: 'search.example' };
  const response = await page.request.post(submissionPaths.meeting, { data: { ...typed, attribution } });
  expect(response.status()).toBe(201);
  await expectMails(site, 1);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.setContent(site.mailbox.messages()[0]?.htmlBody ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const label = page.getByRole('rowheader', { name: 'Organisation name' });
  const isWhole = await label.evaluate((cell) => {
    const range = document.createRange();
    return [...(cell.textContent ?? '').matchAll(/\S+/g)].every(({ 0: word, index }) => {
      range.setStart(cell.firstChild ?? cell, index);
      range.setEnd(cell.firstChild ?? cell, index + word.length);
      return range.getClientRects().length === 1;
    });
  });
  expect(isWhole).toBe(true);
  const copied = await page.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const selection = document.getSelection();
      selection?.selectAllChildren(cell);
      return selection?.toString();
    }),
  );
  expect(copied).toEqual(expect.arrayContaining([...Object.values(typed), ...Object.values(campaign)]));
  await expect(page.locator('a[href]')).toHaveText([typed.email]);
});
