import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { FieldName } from '../../../src/submissions/sentences.ts';

/** Chromium prints an error for every answer that a function refuses with. */
export function refusalNoise(status: number): RegExp {
  return new RegExp(`console\\.error: Failed to load resource: .* ${status} .*/api/`);
}

type Errors = Partial<Record<FieldName, string>>;

/** The function's page names each error above the form and beside its field, and nothing else. */
export async function expectErrors(page: Page, errors: Errors): Promise<void> {
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(summary.getByRole('listitem')).toHaveText(Object.values(errors));
  await expect(page.locator('.field-error')).toHaveText(Object.values(errors));
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(errors).length);
  for (const [name, error] of Object.entries(errors)) {
    const field = page.locator(`[name="${name}"]`);
    await expect(field).toHaveAccessibleDescription(error);
    await summary.getByRole('link', { name: error }).click();
    await expect(field).toBeFocused();
  }
}

/** The stylesheet is there: the page looks like the site, not like bare HTML. */
export async function expectStyled(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('font-family', /Instrument Sans/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700');
  await expect(page.locator('.honeypot')).not.toBeInViewport();
}
