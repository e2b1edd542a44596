import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../../netlify/local/site-server.ts';

const copied = ['package.json', 'netlify.toml'] as const;
const linked = ['dist', 'node_modules'] as const;
const functions = 'netlify/functions';

/** A folder that stands for this project. */
interface LinkedProject {
  readonly root: string;
  /** Deletes the folder, not what its links lead to. */
  remove(): Promise<void>;
}

/**
 * Makes a folder that serves as this project. The emulator writes its bundles into the project it serves, so two sites of
 * one folder would take each other's files away. It also bundles a function anew for every request, most of a second of
 * processor time; here a bundle is the function's own file alone, which takes the rest from the project when it runs.
 */
export async function linkProject(): Promise<LinkedProject> {
  const root = await mkdtemp(join(tmpdir(), 'skillsai-site-'));
  for (const name of copied) await cp(join(repositoryRoot, name), join(root, name));
  for (const name of linked) await symlink(join(repositoryRoot, name), join(root, name), 'dir');
  await mkdir(join(root, functions), { recursive: true });
  for (const name of await readdir(join(repositoryRoot, functions))) {
    const source = await readFile(join(repositoryRoot, functions, name), 'utf8');
    const alone = source.replaceAll(
      /^import (\{ \w+ \}) from '\.\.\/(.*)';$/gm,
      // The bundler follows addresses that it can read.
      (_, names, file) =>
        `const ${names} = await import(atob('${btoa(join(repositoryRoot, 'netlify', file))}'));`,
    );
    await writeFile(join(root, functions, name), alone);
  }
  return {
    root,
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}
