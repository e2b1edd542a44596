import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import getPort from 'get-port';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../../tests/support/copied-project.ts';
import { addGermanPage, englishPath, germanPath } from '../../tests/support/german.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  copyProject(root);
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
});

test.each(['src/build/types.ts', 'src/build/content-check.ts', 'netlify/local/dev.ts'])(
  '%s names the files of a page whose folder is gone, without a stack',
  async (program) => {
    rmSync(join(root, 'src/pages/evidence'), { recursive: true });
    const env = { ...process.env, PORT: String(await getPort()), GITHUB_ACTIONS: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
    expect(status).toBe(1);
    expect(stdout.trimEnd().split('\n')).toEqual(
      ['schema.ts', 'Page.tsx'].map((file) =>
        expect.stringContaining(`src/pages/evidence/${file}:1: (whole file): is missing, `),
      ),
    );
    expect(stderr).not.toMatch(/^ +at /m);
  },
);

/** Runs `npm run dev` in the copy until the test ends, and returns its address once it serves pages. */
async function startDevelopment(): Promise<string> {
  const port = await getPort();
  const server = spawn(process.execPath, ['netlify/local/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development', VITEST: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  });
  await new Promise<void>((ready, fail) => {
    let said = '';
    server.stdout.on('data', (text: Buffer) => {
      said += text;
      // Vite prints it once it listens, in colours where it may.
      if (stripVTControlCharacters(said).includes('Local:')) ready();
    });
    server.once('exit', () => fail(new Error(`The server ended:\n${said}`)));
  });
  return `http://localhost:${port}`;
}

// The first page of the development server takes many seconds beside the others of a run.
test('npm run dev links a page to its other languages, and leaves no empty place on others', {
  timeout: 180_000,
}, async () => {
  addGermanPage(root);
  const address = await startDevelopment();
  const pageAt = async (path: string) => (await fetch(address + path)).text();
  expect(await pageAt(englishPath)).toMatch(new RegExp(`<a [^>]*href="${germanPath}"[^>]*>Deutsch</a>`));
  const single = await pageAt('/trust?from=a-link');
  expect(single).toContain('</footer>');
  expect(single).not.toContain('data-languages');
});
