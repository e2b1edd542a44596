import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../../netlify/local/site-server.ts';

/** What the functions are bundled from; the bundler takes links in it for files of the function's own. */
const copied = ['package.json', 'tsconfig.json', 'netlify.toml', 'netlify', 'src'] as const;
const linked = ['dist', 'node_modules'] as const;

/** A folder that stands for this project. */
interface LinkedProject {
  readonly root: string;
  /** Deletes the folder, not what its links lead to. */
  remove(): Promise<void>;
}

/**
 * Makes a folder that serves as this project. The emulator writes its bundles into the project it serves, so two sites of
 * one folder would take each other's files away.
 */
export async function linkProject(): Promise<LinkedProject> {
  const root = await mkdtemp(join(tmpdir(), 'skillsai-site-'));
  for (const name of copied) await cp(join(repositoryRoot, name), join(root, name), { recursive: true });
  for (const name of linked) await symlink(join(repositoryRoot, name), join(root, name), 'dir');
  return {
    root,
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}
