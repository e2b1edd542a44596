import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { figureNamed } from '../../content/figures.ts';
import { embeddedContent, embeddedContentPlugin, writeEmbeddedContent } from './embedded.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
});

const read = (file: string) => readFileSync(join(root, 'src/content', file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, 'src/content', file), text);

function change(file: string, before: RegExp, after: string): void {
  expect(read(file)).toMatch(before);
  write(file, read(file).replace(before, after));
}

it.each([
  ['answers.yaml', /headline: .*/, 'headline: We are {team.people}'],
  ['forms.yaml', /privacy: .*/, 'privacy: We are {team.people}'],
  ['mail.yaml', /subject: .*/, 'subject: We are {team.people}'],
  [
    'links.yaml',
    /purpose: .*/,
    'purpose: "We are {team.people}"\n    address: "https://{team.people}.example"',
  ],
])('fills in the figures in %s', (file, before, after) => {
  change(file, before, after);
  const { text, mistakes } = embeddedContent(root);
  expect(mistakes).toEqual([]);
  expect(text).not.toContain('{team.people}');
  expect(text).toContain(figureNamed('team.people'));
});

it('embeds a file with a mistake as it is written, and names the mistake', () => {
  change('forms.yaml', /privacy: .*/, 'privacy: 1');
  const { text, mistakes } = embeddedContent(root);
  expect(text).toContain('"privacy":1');
  expect(mistakes).toMatchObject([{ fileName: 'src/content/forms.yaml', field: 'privacy' }]);
});

it('keeps the module and logs the mistake where a file cannot be parsed', () => {
  const before = read('embedded.ts');
  write('mail.yaml', 'newsletter: {');
  const logged = vi.spyOn(console, 'info').mockReturnValue();
  expect(writeEmbeddedContent(root)).toBe(false);
  expect(logged.mock.calls.join()).toContain('src/content/mail.yaml:1: ');
  logged.mockRestore();
  expect(read('embedded.ts')).toBe(before);
});

it('is written anew on the development server after a change, once the files have no mistakes', async () => {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'development',
    plugins: [embeddedContentPlugin()],
    optimizeDeps: { noDiscovery: true },
    // HMR needs a server; this one never listens, so it needs no port.
    server: { middlewareMode: true, hmr: { server: createHttpServer() } },
  });
  const warn = vi.spyOn(server.config.logger, 'warn').mockReturnValue();
  try {
    const links = read('links.yaml');
    const contact = /contact: .*/;
    // Written again until the watcher is ready.
    const withMistake = () => {
      write('links.yaml', links.replace(contact, 'contact: nobody'));
      return warn.mock.calls.join();
    };
    await expect
      .poll(withMistake, { timeout: 20_000, interval: 300 })
      .toContain('src/content/links.yaml:4: contact: ');
    expect(read('embedded.ts')).not.toContain('nobody');
    // Written again, as the watcher ignores a change right after another one.
    const withoutMistake = () => {
      write('links.yaml', links.replace(contact, 'contact: new@skillsai.example'));
      return read('embedded.ts');
    };
    await expect.poll(withoutMistake, { timeout: 20_000, interval: 300 }).toContain('new@skillsai.example');
  } finally {
    await server.close();
  }
}, 60_000);
