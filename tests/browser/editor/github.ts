import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from 'playwright';

/** A repository on GitHub as far as the editor asks for it. */
export interface Repository {
  /** Its files by their paths, as they are after the last commit. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The paths that each commit wrote. */
  readonly commits: readonly (readonly string[])[];
}

/** The name of a file's content in Git: the hash of its length and its bytes. */
const blobName = (content: Buffer) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** All aliases of a GraphQL query with the value in quotes that follows each. */
const aliases = (query: string, pattern: RegExp) =>
  Array.from(query.matchAll(pattern), ([, alias = '', value = '']) => [alias, value] as const);

interface GraphQuery {
  readonly query: string;
  readonly variables: {
    readonly input?: {
      readonly fileChanges: {
        readonly additions: readonly { readonly path: string; readonly contents: string }[];
      };
    };
  };
}

/**
 * Stands in for GitHub's interface (REST and GraphQL, https://docs.github.com) before `context`: a repository with one branch,
 * in which lie the content and the pictures of this project, and one person who may write.
 */
export async function serveRepository(context: BrowserContext, project: string): Promise<Repository> {
  const paths = globSync(['src/content/**/*.{yaml,md}', 'public/images/**/*.*'], { cwd: project });
  const files = new Map(paths.map((path) => [path, readFileSync(join(project, path))]));
  const commits: string[][] = [];
  const head = () => createHash('sha1').update(String(commits.length)).digest('hex');
  const person = {
    id: 1,
    login: 'editor',
    name: 'An editor',
    email: 'editor@example.org',
    avatar_url: '',
    html_url: '',
  };
  const lastChange = {
    author: { name: person.name, email: person.email, user: { id: 1, login: person.login } },
    committedDate: '2026-11-01T12:00:00Z',
  };

  function answer({ query, variables }: GraphQuery): object {
    const { input } = variables;
    if (input) {
      const { additions } = input.fileChanges;
      for (const { path, contents } of additions) files.set(path, Buffer.from(contents, 'base64'));
      commits.push(additions.map(({ path }) => path));
      const names = aliases(query, /(file_\d+): file\(path: "([^"]*)"/g).map(
        ([alias, path]) => [alias, { oid: blobName(files.get(path) ?? Buffer.alloc(0)) }] as const,
      );
      const commit = { oid: head(), committedDate: new Date(), ...Object.fromEntries(names) };
      return { createCommitOnBranch: { commit } };
    }
    const byName = new Map([...files.values()].map((content) => [blobName(content), content]));
    const texts = aliases(query, /(content_\d+):\s+object\(oid: "([^"]*)"/g).map(
      ([alias, name]) => [alias, { text: byName.get(name)?.toString('utf8'), isTruncated: false }] as const,
    );
    const changes = aliases(query, /(commit_\d+):\s+(ref)/g).map(
      ([alias]) => [alias, { target: { history: { nodes: [lastChange] } } }] as const,
    );
    return {
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: { target: { history: { nodes: [{ oid: head(), message: 'The last commit' }] } } },
        ...Object.fromEntries([...texts, ...changes]),
      },
    };
  }

  function tree(): object {
    const entries = Array.from(files, ([path, content]) => ({ path, content }));
    return {
      tree: entries.map(({ path, content }) => ({
        type: 'blob',
        path,
        sha: blobName(content),
        size: content.length,
      })),
    };
  }

  async function fulfil(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { 'access-control-allow-origin': '*' };
    const [, blob] = /\/git\/blobs\/(\w+)$/.exec(pathname) ?? [];
    if (blob) {
      const body = [...files.values()].find((content) => blobName(content) === blob) ?? Buffer.alloc(0);
      return route.fulfill({ body, headers, contentType: 'application/octet-stream' });
    }
    if (/\/collaborators\/editor$/.test(pathname)) return route.fulfill({ status: 204, headers });
    if (pathname === '/user') return route.fulfill({ json: person, headers });
    if (pathname === '/graphql') {
      const query: GraphQuery = request.postDataJSON();
      return route.fulfill({ json: { data: answer(query) }, headers });
    }
    if (/\/git\/trees\//.test(pathname)) return route.fulfill({ json: tree(), headers });
    return route.fulfill({ status: 404, json: {}, headers });
  }

  await context.route('https://api.github.com/**', fulfil);
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({
      json: { status: { indicator: 'none' } },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  return { files, commits };
}
