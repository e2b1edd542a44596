import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from 'playwright';

/** The parts of a GitHub repository that the editor uses. */
export interface Repository {
  /** The files after the last commit, by path. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The paths written by each commit. */
  readonly commits: readonly (readonly string[])[];
}

/** Answers the aliases of a GraphQL query. The pattern captures an alias and the quoted value that `answer` gets. */
function answersTo(query: string, pattern: RegExp, answer: (value: string) => object): object {
  const found = query.matchAll(pattern);
  return Object.fromEntries(Array.from(found, ([, alias = '', value = '']) => [alias, answer(value)]));
}

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
 * Mocks GitHub's APIs (REST and GraphQL, https://docs.github.com) for a browser context: a repository with one branch, this
 * project's content and pictures, and one user with write access. File paths serve as blob hashes, which the editor only
 * passes back.
 */
export async function serveRepository(context: BrowserContext, project: string): Promise<Repository> {
  const paths = globSync(['src/{content,pages}/**/*.{yaml,md}', 'public/images/**/*.*'], { cwd: project });
  const files = new Map(paths.map((path) => [path, readFileSync(join(project, path))]));
  const commits: string[][] = [];
  const head = () => `commit ${commits.length}`;
  const lastChange = { author: {}, committedDate: '2026-11-01T12:00:00Z' };

  function answer({ query, variables }: GraphQuery): object {
    const { input } = variables;
    if (input) {
      const { additions } = input.fileChanges;
      for (const { path, contents } of additions) files.set(path, Buffer.from(contents, 'base64'));
      commits.push(additions.map(({ path }) => path));
      const written = answersTo(query, /(file_\d+): file\(path: "([^"]*)"/g, (path) => ({ oid: path }));
      return { createCommitOnBranch: { commit: { oid: head(), committedDate: new Date(), ...written } } };
    }
    return {
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: { target: { history: { nodes: [{ oid: head(), message: 'The last commit' }] } } },
        ...answersTo(query, /(content_\d+):\s+object\(oid: "([^"]*)"/g, (path) => ({
          text: files.get(path)?.toString('utf8'),
        })),
        ...answersTo(query, /(commit_\d+):\s+ref/g, () => ({
          target: { history: { nodes: [lastChange] } },
        })),
      },
    };
  }

  const tree = () =>
    Array.from(files, ([path, { length }]) => ({ type: 'blob', path, sha: path, size: length }));

  async function fulfil(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { 'access-control-allow-origin': '*' };
    const [, blob] = /\/git\/blobs\/(.+)$/.exec(pathname) ?? [];
    const body = files.get(decodeURIComponent(blob ?? ''));
    if (body) return route.fulfill({ body, headers, contentType: 'application/octet-stream' });
    if (pathname.endsWith('/collaborators/editor')) return route.fulfill({ status: 204, headers });
    if (pathname === '/user') return route.fulfill({ json: { id: 1, login: 'editor' }, headers });
    if (pathname === '/graphql') {
      const query: GraphQuery = request.postDataJSON();
      return route.fulfill({ json: { data: answer(query) }, headers });
    }
    if (pathname.includes('/git/trees/')) return route.fulfill({ json: { tree: tree() }, headers });
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
