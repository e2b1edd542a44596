import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../../netlify/local/site-server.ts';
import type { VideoProvider } from '../../../src/video-providers.ts';

const copied = ['package.json', 'tsconfig.json', 'vite.config.ts', 'netlify.toml', 'index.html'];
const folders = ['src', 'public', 'netlify', 'db', join('tests', 'browser', 'video')];

/** Where the test's own page stands: in the place of a page that every visitor may open. */
const page = { path: '/placeholder', file: 'src/pages/placeholder/Page.tsx' } as const;

export const videoPage = page.path;

/** The videos that have a player in these tests; ids that no real video has. */
export const players = {
  'skills-mapping': { provider: 'youtube-nocookie', id: '00000000000' },
  'skills-agent': { provider: 'vimeo', id: '000000' },
  'product-demo': { provider: 'youtube-nocookie', id: '00000000001' },
} as const satisfies Record<string, { readonly provider: VideoProvider; readonly id: string }>;

function withPlayers(content: string): string {
  return Object.entries(players).reduce((text, [name, { provider, id }]) => {
    const entry = new RegExp(`(\\n  ${name}:\\n(?:    .*\\n)*?)    provider: .*\\n(?:    id: .*\\n)?`);
    if (!entry.test(text)) throw new Error(`src/content/videos.yaml has no video ${name}.`);
    return text.replace(entry, `$1    provider: ${provider}\n    id: "${id}"\n`);
  }, content);
}

/** A copy of this project in a temporary folder. */
interface VideoProject {
  readonly root: string;
  /** Deletes it. */
  remove(): Promise<void>;
}

/**
 * Copies the project, gives some of its videos an id and lets the test's page take another one's place, so that the site
 * built from it has players, and the policy that goes with them.
 */
export async function createVideoProject(): Promise<VideoProject> {
  const root = await mkdtemp(join(tmpdir(), 'skillsai-videos-'));
  for (const name of [...copied, ...folders]) {
    await cp(join(repositoryRoot, name), join(root, name), { recursive: true });
  }
  await symlink(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  const content = join(root, 'src/content/videos.yaml');
  await writeFile(content, withPlayers(await readFile(content, 'utf8')));
  await writeFile(
    join(root, page.file),
    [
      "import copy from '../../content/placeholder.yaml';",
      "export { Component } from '../../../tests/browser/video/VideoPage.tsx';",
      'export const { head } = copy;',
      '',
    ].join('\n'),
  );
  return { root, remove: () => rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) };
}
