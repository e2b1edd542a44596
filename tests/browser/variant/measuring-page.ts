import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { parse } from 'yaml';
import { openLive } from '../shell/live-page.ts';
import { outboundOrigins } from '../support/outbound-pages.ts';
import { test as onSite } from '../support/test.ts';
import { consent as words } from '../support/words.ts';
import { scripts, serveTools, type ToolRequest, toolOrigins } from './stand-ins.ts';

export const copy = parse(readFileSync('src/content/measuring.yaml', 'utf8'));

export const test = onSite.extend<{ readonly requests: ToolRequest[] }>({
  consentAnswer: 'none',
  allowedOrigins: ({ siteServer }, use) => use([siteServer.url, ...outboundOrigins, ...toolOrigins]),
  requests: [async ({ context }, use) => use(await serveTools(context)), { auto: true }],
});

export const banner = (page: Page) => page.getByRole('region', { name: words.banner.label });
export const preferences = (page: Page) => page.getByRole('dialog', { name: words.preferences.title });
export const inPreferences = (page: Page, name: 'save' | 'reject') =>
  preferences(page).getByRole('button', { name: words.preferences[name] });
export const choiceOf = (page: Page, name: 'analytics' | 'marketing') =>
  preferences(page).getByRole('checkbox', { name: copy.categories[name].title });

export async function answer(page: Page, name: 'accept' | 'reject', path = '/pricing'): Promise<void> {
  await openLive(page, path);
  await banner(page).getByRole('button', { name: words.banner[name] }).click();
  await expect(banner(page)).toHaveCount(0);
}

export async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: words.preferences.title }).click();
  await expect(preferences(page)).toBeVisible();
}

export const scriptsOf = (requests: readonly ToolRequest[]) =>
  requests
    .map(({ url }) => url.href)
    .filter((href) => Object.values<string>(scripts).includes(href))
    .sort();
export const textOf = ({ url, body }: ToolRequest) =>
  decodeURIComponent(url.href).replaceAll('+', ' ') + body;
export const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

/** Resolves once a page asks for nothing any more. */
export const untilQuiet = (page: Page) => page.waitForLoadState('networkidle');
