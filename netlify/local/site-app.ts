import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Mailbox } from './mailbox.ts';
import { mailboxPages } from './mailbox-pages.ts';
import { functionPaths, type NetlifyEmulator } from './netlify-emulator.ts';

/** Netlify's limit for requests to functions, 6 MB (docs.netlify.com/functions/overview, default limits). */
const bodyLimitBytes = 6 * 1024 * 1024;

/** Headers of a single connection, and those that the server sets itself. */
const connectionHeaders = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

/** The allowed methods. The Fetch standard forbids requests with CONNECT, TRACE and TRACK. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Files of the published folder that Netlify does not serve, or only with status 404. */
const hiddenFiles = new Set(['/_headers', '/_redirects', '/404.html', '/404']);

export type LocalApp = Hono<{ Bindings: HttpBindings }>;
type LocalContext = Context<{ Bindings: HttpBindings }>;

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Returns the request for the emulator. `X-Forwarded-For`, from which Netlify derives `context.ip`, has the connection's
 * address. A header in the request is kept, so that tests can simulate several clients.
 */
function emulatedRequest({ req: { raw }, env }: LocalContext, body: ArrayBuffer | null): Request {
  const headers = new Headers(raw.headers);
  for (const name of connectionHeaders) headers.delete(name);
  if (!headers.has('x-forwarded-for')) {
    const address = env.incoming.socket.remoteAddress ?? '127.0.0.1';
    headers.set('x-forwarded-for', address.replace(/^::ffff:/, ''));
  }
  // Netlify's functions get the context of their deploy from this header; @netlify/dev does not set it.
  headers.set('x-nf-deploy-context', 'dev');
  return new Request(raw.url, { method: raw.method, headers, body });
}

/**
 * Returns an app that serves the mailbox's pages and passes all other requests to `answer`. It rejects unreadable addresses
 * (400), unknown methods (405) and bodies over 6 MB (413). An error of `answer` is printed and becomes a 500.
 */
export function createLocalApp(
  mailbox: Mailbox | undefined,
  answer: (request: Request) => Promise<Response>,
): LocalApp {
  const app: LocalApp = new Hono();
  app.use(async (context, next) =>
    methods.has(context.req.method) ? next() : context.text('The method is not allowed.', 405),
  );
  app.use(etag());
  if (mailbox !== undefined) app.route('/', mailboxPages(mailbox.messages));
  app.all('*', async (context) => {
    try {
      decodeURIComponent(new URL(context.req.url).pathname);
    } catch {
      return context.text('The address is not readable.', 400);
    }
    const body = isReading(context.req.raw) ? null : await context.req.raw.arrayBuffer();
    if (body !== null && body.byteLength > bodyLimitBytes) {
      return context.text('The request is larger than 6 MB.', 413);
    }
    return answer(emulatedRequest(context, body));
  });
  return app;
}

/** Returns a path as Netlify compares it: in lower case and without empty segments. */
function comparedPath(path: string): string {
  return path.toLowerCase().replace(/\/{2,}/g, '/');
}

/** Returns the request with the path that Netlify compares with the `from` of its redirects. */
function comparedRequest(request: Request): Request {
  const address = new URL(request.url);
  address.pathname = comparedPath(address.pathname);
  return new Request(address, request);
}

/**
 * Returns the canonical path of an alternative address: `/pricing` for `/pricing.html`, `/pricing/`, `/Pricing` and
 * `//pricing`, `/` for `/index.html`. Undefined for any other path. Netlify redirects these by default ("pretty URLs").
 */
function canonicalPath(directory: string, path: string): string | undefined {
  const compared = comparedPath(path);
  if (compared === '/index.html' || (compared === '/' && path !== '/')) return '/';
  const name = compared.replace(/(?:\.html|\/)$/, '');
  if (name === path || name === '' || name.includes('..') || name === '/404') return undefined;
  return existsSync(join(directory, `${name}.html`)) ? name : undefined;
}

/** Returns an app that answers for the built site as Netlify would, including what `@netlify/dev` does not emulate. */
export function createSiteApp(netlify: NetlifyEmulator, directory: string, mailbox?: Mailbox): LocalApp {
  return createLocalApp(mailbox, async (request) => {
    const { pathname, search } = new URL(request.url);
    const reading = isReading(request);
    const canonical = reading ? canonicalPath(directory, pathname) : undefined;
    if (canonical !== undefined) {
      return new Response(null, { status: 301, headers: { Location: canonical + search } });
    }
    const file = hiddenFiles.has(comparedPath(pathname))
      ? undefined
      : await netlify.handleFile(new Request(request.url));
    if (file?.status === 200) {
      if (reading) return file;
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    // Functions match their paths exactly.
    const result = await netlify.handle(functionPaths.test(pathname) ? request : comparedRequest(request));
    if (result?.type === 'function' || (result && result.response.status !== 404)) return result.response;
    // The not-found page has the headers of its own path, not of the requested one.
    const page = await netlify.handleFile(new Request(new URL('/404.html', request.url)));
    return new Response(page?.body ?? 'Not Found', { status: 404, headers: page?.headers ?? {} });
  });
}
