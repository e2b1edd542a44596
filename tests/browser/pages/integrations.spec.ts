import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const { connect, fields, kinds, chosen, agreement, exchange } = readContent('pages/integrations/page');

test('follows the chosen systems in the drawing and the list of fields, and saves the ticked list as a file', async ({
  page,
}) => {
  await openLive(page, '/integrations');
  const systemsOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
  const drawn = page.getByRole('figure').getByRole('list').first().getByRole('listitem');
  const status = page.locator('#fields').getByRole('status');
  await expect(drawn).toHaveCount(chosen.length);
  const other = kinds.find(({ systems }) => !systemsOf(systems).some((name) => chosen.includes(name)));
  const added = other?.systems[0]?.name ?? 'no system';
  const group = page.getByRole('group', { name: other?.name, exact: true });

  await test.step('adds a system by key', async () => {
    await expect(group).toBeHidden();
    await page.getByRole('checkbox', { name: new RegExp(`^${added}`) }).focus();
    // Before it is live, a press changes the list but says nothing.
    await expect(page.getByRole('button', { name: fields.download })).toBeEnabled();
    await page.keyboard.press(' ');
    await expect(drawn).toHaveCount(chosen.length + 1);
    await expect(drawn.filter({ hasText: added })).toBeVisible();
    await expect(group).toBeVisible();
    await expect(status).toContainText(String(chosen.length + 1));
  });
  await test.step('says what an answer lacks', async () => {
    const answer = connect.answers.find(({ takes }) => takes.length === 1);
    const needed = kinds.find(({ name }) => name === answer?.takes[0]);
    const shown = page.getByRole('figure').getByText(answer?.text ?? 'no answer', { exact: true });
    await expect(shown).toBeVisible();
    for (const { name } of needed?.systems ?? [])
      await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).uncheck();
    await expect(shown).toHaveCount(0);
    await page.getByRole('checkbox', { name: new RegExp(`^${needed?.systems[0]?.name}`) }).check();
    await expect(shown).toBeVisible();
  });
  await test.step('has fields that can never be ticked', async () => {
    for (const { name, text } of fields.barred) {
      const barred = page.getByRole('checkbox', { name });
      await expect(barred).toBeDisabled();
      await expect(barred).not.toBeChecked();
      await expect(page.getByText(text)).toBeVisible();
    }
  });
  await test.step('saves the ticks', async () => {
    const field = other?.fields[0];
    await group.getByRole('checkbox', { name: field?.name }).uncheck();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: fields.download }).press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^${agreement.file}-\\d{4}-\\d\\d-\\d\\d\\.html$`),
    );
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain(`<td>${field?.name}</td><td>${field?.text}</td><td>${agreement.held}</td>`);
    expect(file).toContain(`<h2>${other?.name}: ${added}</h2>`);
    await expect(status).toHaveText(fields.done);
  });
  await expectAccessible(page, 'main');
});

test('shows the record and the answer of the API in words, with buttons that copy them as JSON or say that they may not', async ({
  page,
}) => {
  await openLive(page, '/integrations');
  const region = page.locator('#exchange');
  const shares = [exchange.answer.confidence, exchange.answer.next.confidence];
  for (const share of shares) await expect(region.getByText(`${Math.round(share * 100)}%`)).toBeVisible();
  const islands = region.locator('site-island');
  const messages = await islands.evaluateAll((all) =>
    all.map((entry) => String(JSON.parse(entry.getAttribute('data-props') ?? '{}').text)),
  );
  expect(messages).toHaveLength(2);
  for (const message of messages) expect(() => JSON.parse(message)).not.toThrow();
  await expect(region.getByRole('definition').first()).toHaveText(JSON.parse(messages[0] ?? '{}').record);
  await region.scrollIntoViewIfNeeded();
  await region.getByRole('button', { name: exchange.copy }).first().click();
  await expect(region.getByRole('status').first()).toHaveText(
    new RegExp(`^(${exchange.copied}|${exchange.refused})$`),
  );
});
