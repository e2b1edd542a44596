import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempDisposableSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { headerRules, headerValues } from '../../../tests/output/header-rules.ts';
import { copyProject } from '../../../tests/support/copied-project.ts';
import { tools, toolsUpdated } from '../../../tests/variant/additions.ts';
import { allSources, toolKinds } from '../../content/measuring-kinds.ts';
import { editorFault } from './editor-config.ts';

const EDITOR_REPOSITORY = 'owner/name';
const own = {
  sources: { script: [new URL(tools.own.address).origin], image: [], connect: [] },
};
const named = Object.values(tools).map((tool) => ({ title: 'name' in tool ? tool.name : tool.kind }));

test('the editor is refused beside a tool, also one of the company’s own, with the way out', () => {
  for (const tool of named) {
    const fault = editorFault({ EDITOR_REPOSITORY }, [tool]);
    expect(fault).toContain(tool.title);
    expect(fault).toMatch(/EDITOR_REPOSITORY.*measuring\.yaml.*docs\/content\.md/);
  }
  expect(editorFault({ EDITOR_REPOSITORY }, [])).toBeUndefined();
  expect(editorFault({}, named)).toBeUndefined();
  expect(editorFault({ EDITOR_REPOSITORY: '' }, named)).toBeUndefined();
});

test('an editor on an origin of its own may stand beside tools, and needs a repository', () => {
  expect(editorFault({ EDITOR_REPOSITORY, EDITOR_ONLY: 'yes' }, named)).toBeUndefined();
  expect(editorFault({ EDITOR_ONLY: 'yes' }, [])).toContain('EDITOR_REPOSITORY');
  expect(editorFault({ EDITOR_REPOSITORY, EDITOR_ONLY: 'no' }, [])).toContain('expected "yes"');
});

test('Netlify builds the editor alone, without functions, where the package directory is src/editor', () => {
  const settings = readFileSync('src/editor/netlify.toml', 'utf8');
  expect(settings).toMatch(/^\[build\.environment\][^[]*^ {2}EDITOR_ONLY = "yes"$/m);
  expect(settings).not.toMatch(/^\s*functions\b/m);
  // Netlify's default folder for functions, relative to the package directory.
  expect(existsSync('src/editor/netlify/functions')).toBe(false);
  const site = readFileSync('netlify.toml', 'utf8');
  for (const setting of ['command', 'publish', 'NODE_VERSION']) {
    const line = new RegExp(`^ *${setting} = .*$`, 'm');
    expect(line.exec(settings)?.[0]).toBe(line.exec(site)?.[0]);
  }
});

// A build takes seconds, and many times as long beside the others of a run.
describe('npm run build of a project with tools', { timeout: 180_000 }, () => {
  let root: string;
  beforeAll(() => {
    const folder = mkdtempDisposableSync(join(tmpdir(), 'editor-site-'));
    root = folder.path;
    copyProject(root);
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    const file = join(root, 'src/content/measuring.yaml');
    const listed = `updated: ${toolsUpdated}\ntools: ${JSON.stringify(Object.values(tools))}\n`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^tools: .*\n/m, listed));
    return folder.remove;
  });

  /** Builds the project. Returns the exit code, the output, and the text of each built file by its path. */
  function build(variables: Readonly<Record<string, string>>) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/build/build.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', EDITOR_REPOSITORY, ...variables },
    });
    const dist = join(root, 'dist');
    const files = globSync('**/*.*', { cwd: dist, withFileTypes: true }).filter((entry) => entry.isFile());
    const texts = files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(dist.length), readFileSync(path, 'utf8')] as const;
    });
    return { status, output: stdout + stderr, files: new Map(texts) };
  }

  test('ends with a sentence if the editor is to be built too', () => {
    const { status, output, files } = build({});
    expect(status).toBe(1);
    expect(output).toContain('Google Analytics, Plausible, LinkedIn Insight Tag, Meta Pixel and Our counter');
    expect(files.size).toBe(0);
  });

  test('builds the editor alone, without a page of the site or an address of a tool', async () => {
    const { status, output, files } = build({ EDITOR_ONLY: 'yes', NETLIFY: 'true', CONTEXT: 'production' });
    expect([status, output]).toEqual([0, expect.stringContaining('The content has no mistakes.')]);
    const paths = [...files.keys()];
    expect(paths.filter((path) => !path.startsWith('/admin/')).sort()).toEqual([
      '/favicon.svg',
      '/index.html',
      '/robots.txt',
    ]);
    expect(paths.filter((path) => path.endsWith('.html'))).toEqual(
      expect.arrayContaining(['/admin/index.html', '/index.html']),
    );
    expect(JSON.parse(files.get('/admin/config.json') ?? '').backend.repo).toBe(EDITOR_REPOSITORY);
    expect(files.get('/index.html')).toContain('href="/admin/"');
    expect(files.get('/robots.txt'), 'else no crawler would see `noindex`').not.toContain('Disallow');
    expect(files.get('/index.html')).toContain('<meta name="robots" content="noindex">');
    const headers = join(root, 'dist/_headers');
    const vendors = Object.values(allSources([...Object.values(toolKinds), own])).flat();
    const hosts = vendors.map((source) => source.replace(/^https:\/\/(?:\*\.)?/, ''));
    expect(hosts).toContain('counter.example');
    // The configuration is not run: its hints may name a vendor.
    files.delete('/admin/config.json');
    for (const [path, text] of [...files, ['/_headers', readFileSync(headers, 'utf8')] as const]) {
      const found = hosts.filter((host) => text.includes(host));
      expect(found, path).toEqual([]);
    }
    const rules = await headerRules(headers);
    for (const path of ['/', ...paths]) {
      const policies = headerValues(rules, path, 'Content-Security-Policy');
      expect(policies, path).toHaveLength(1);
      expect(policies[0], path).toContain("script-src 'self';");
      expect(headerValues(rules, path, 'Cross-Origin-Opener-Policy'), path).toEqual([
        'same-origin-allow-popups',
      ]);
    }
    expect(headerValues(rules, '/admin/', 'X-Robots-Tag')).toEqual(['noindex']);
  });
});
