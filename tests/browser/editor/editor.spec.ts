import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempDisposableSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { repositoryRoot } from '../../../netlify/local/site-server.ts';
import { buildEditor } from '../../../src/build/editor/editor.ts';
import { test } from '../support/guarded-test.ts';
import { origin, serveEditor } from './built-editor.ts';
import { type Repository, serveRepository } from './github.ts';

/** The folder of the editor built for a repository on GitHub. */
let built: string;

test.beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'editor-'));
  await buildEditor(built, { repository: 'owner/name' });
});
test.afterAll(() => rmSync(built, { recursive: true }));

test.use({ allowedOrigins: [origin, 'https://api.github.com', 'https://www.githubstatus.com'] });

// Sveltia CMS reads a value of a form that it is just closing, now and then (https://svelte.dev/e/derived_inert).
test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(/^console\.warning: https:\/\/svelte\.dev\/e\/derived_inert /);
});

/** Opens the editor at its start screen, with its headers, and returns the repository that it will use. */
async function openEditor(page: Page): Promise<Repository> {
  await serveEditor(page, built);
  const repository = await serveRepository(page.context(), repositoryRoot);
  await page.goto(`${origin}/admin/`);
  return repository;
}

async function open(page: Page, collection: string, file: string): Promise<void> {
  await page.getByRole('treeitem', { name: collection, exact: true }).click();
  await page.getByRole('row', { name: file }).click();
}

/** Waits until the editor has stored a field's value. Before that it has nothing to revert. */
async function waitUntilStored(page: Page, field: Locator): Promise<void> {
  await field.getByRole('button', { name: 'Show Field Options' }).click();
  const revert = page.getByRole('menuitem', { name: 'Revert Changes' });
  await expect(revert).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(revert).toBeHidden();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').first()).toBeVisible();
}

/** Changes the home page's headline and saves it. */
async function changeHeadline(page: Page, headline: string): Promise<void> {
  await open(page, 'Pages', 'Home');
  const hero = page.getByRole('group', { name: /^“.?Hero.?” Field$/ });
  await hero.getByRole('button', { name: 'Expand' }).first().click();
  await hero.getByRole('textbox', { name: 'Title' }).first().fill(headline);
  await save(page);
}

/** Returns the output of `npm run content:check` for this project with the repository's files. */
function checkedContent({ files }: Repository): string {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'edited-'));
  const { path: cwd } = copy;
  for (const name of ['src', 'netlify', 'public', 'netlify.toml', 'package.json'])
    cpSync(join(repositoryRoot, name), join(cwd, name), { recursive: true });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(cwd, 'node_modules'), 'dir');
  for (const [path, content] of files) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), content);
  }
  return execFileSync(process.execPath, ['src/build/content-check.ts'], { cwd, encoding: 'utf8' });
}

test('commits edits and additions with minimal changes that pass the content check', async ({ page }) => {
  const repository = await openEditor(page);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('a-token');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  const before = new Map(repository.files);
  const linesOf = (path: string, files = repository.files) =>
    files.get(path)?.toString('utf8').split('\n') ?? [];
  const added = (path: string) => linesOf(path).filter((line) => !linesOf(path, before).includes(line));

  const headline = "A new headline: it's # good";
  await changeHeadline(page, headline);
  expect(added('src/pages/home/page.yaml')).toEqual([`  title: "${headline}"`]);

  await open(page, 'Shared', 'Team');
  await page
    .getByRole('button', { name: /^Add .*Person/ })
    .last()
    .click();
  const lastPerson = page.getByRole('button', { name: 'Remove' }).last();
  const name = page.getByRole('textbox', { name: 'Name' });
  const role = page.getByRole('textbox', { name: 'Role' });
  // The editor renders fields as they come into view, which moves the list. The new ones are below the person's buttons.
  const bringInto = async (above: Locator, wanted: Locator) =>
    expect(async () => {
      await above.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(wanted).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
  await bringInto(lastPerson, name);
  await name.fill('Zoë Ångström');
  await bringInto(name, role);
  await role.fill('Editor');
  await page.getByRole('textbox', { name: 'Bio' }).fill('Zoë writes what people read.');
  const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c55' } })
    .png()
    .toBuffer();
  await page.getByRole('button', { name: 'Browse' }).click();
  const files = page.getByRole('dialog').locator('input[type=file]');
  await files.last().setInputFiles({ name: 'Zoë Ångström.png', mimeType: 'image/png', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('button', { name: 'Replace Image' }).last()).toBeVisible();
  await save(page);
  expect(added('src/content/team.yaml')).toHaveLength(4);

  expect(repository.commits.map((paths) => paths.length)).toEqual([1, 2]);

  const description = 'What we offer. '.repeat(6).trim();
  await page.getByRole('treeitem', { name: 'Added pages', exact: true }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  await page.getByRole('button', { name: /^Add .*Section/ }).click();
  await page.getByRole('menuitem', { name: 'Hero' }).click();
  const titles = page.getByRole('textbox', { name: 'Title' });
  await expect(titles).toHaveCount(2);
  await titles.last().fill('Begin: with one team');
  await titles.first().fill('Our offer');
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  const text = page.getByRole('group', { name: /^“.?Text.?” Field$/ });
  await bringInto(titles.last(), text.getByRole('textbox'));
  await text.getByRole('textbox').fill('Three steps. ');
  await waitUntilStored(page, text);
  await save(page);
  expect(repository.files.get('src/content/pages/our-offer.yaml')?.toString().split('\n')).toEqual([
    'head:',
    '  title: Our offer',
    `  description: ${description}`,
    'sections:',
    '  - section: hero',
    '    title: "Begin: with one team"',
    '    text: Three steps.',
    '',
  ]);

  await test.step('edits words and text of a legal page', async () => {
    await open(page, 'Legal', 'Cookie');
    await page.getByRole('textbox', { name: 'Back' }).fill('Back to the start');
    await save(page);
    expect(added('src/pages/cookie-policy/page.md')).toEqual(['back: Back to the start']);

    const legalFile = 'src/pages/terms-of-service/page.md';
    await open(page, 'Legal', 'Terms of service');
    await page.getByRole('textbox', { name: 'Text', exact: true }).getByRole('paragraph').last().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' And so on.');
    await save(page);
    expect(repository.files.get(legalFile)?.toString()).toBe(
      before.get(legalFile)?.toString().replace(/\n$/, ' And so on.\n'),
    );
  });

  expect(checkedContent(repository)).toContain('no mistakes');
});

test('reads and saves a local folder in place', async ({ page }) => {
  const file = 'src/pages/home/page.yaml';
  const before = readFileSync(join(repositoryRoot, file), 'utf8');
  const { commits } = await openEditor(page);
  await page.evaluate(
    async ({ path, text }) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      let folder = root;
      for (const name of path) folder = await folder.getDirectoryHandle(name, { create: true });
      const writable = await (await folder.getFileHandle('page.yaml', { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
      // A test cannot use the browser's folder dialog, so this folder replaces its result.
      Object.assign(window, { showDirectoryPicker: async () => root, edited: folder });
    },
    { path: ['src', 'pages', 'home'], text: before },
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await changeHeadline(page, 'A headline of this folder');
  const after = await page.evaluate(async () => {
    const folder: unknown = Reflect.get(window, 'edited');
    if (!(folder instanceof FileSystemDirectoryHandle)) throw new Error('There is no folder.');
    return (await (await folder.getFileHandle('page.yaml')).getFile()).text();
  });
  const lines = before.split('\n');
  expect(after.split('\n').filter((line) => !lines.includes(line))).toEqual([
    '  title: A headline of this folder',
  ]);
  expect(commits).toEqual([]);
});
