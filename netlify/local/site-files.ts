import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Where a second address of a page leads: `/pricing.html` and `/pricing/` to `/pricing`, `/index.html` to `/`. Netlify
 * does so with pretty URLs, its default. Undefined for an address that is a page's own.
 */
export function canonicalPath(directory: string, path: string): string | undefined {
  if (path === '/index.html') return '/';
  const name = path.replace(/(?:\.html|\/)$/, '');
  if (name === path || name === '' || name.includes('..')) return undefined;
  return name !== '/404' && isFile(join(directory, `${name}.html`)) ? name : undefined;
}

/** The not-found page of the built site. */
export function notFoundPage(directory: string): Buffer | undefined {
  const file = join(directory, '404.html');
  return isFile(file) ? readFileSync(file) : undefined;
}

/** The file's answer with an ETag, or 304 without a body where the browser has it already (RFC 9110, section 13.1.2). */
export function withEntityTag(request: Request, body: Uint8Array<ArrayBuffer>, headers: Headers): Response {
  const hash = createHash('sha256').update(body).digest('base64url');
  const tag = `"${hash.slice(0, 22)}"`;
  headers.set('ETag', tag);
  const known = request.headers.get('if-none-match') ?? '';
  const matches = known
    .split(',')
    .map((text) => text.trim().replace(/^W\//, ''))
    .some((text) => text === tag || text === '*');
  return matches
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status: 200, headers });
}
