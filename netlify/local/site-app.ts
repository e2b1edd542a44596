import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { isOnThisMachine } from '../submissions/environment.ts';
import { byteRanges } from './byte-range.ts';
import type { Mailbox } from './mailbox.ts';
import { mailboxPages } from './mailbox-pages.ts';
import { functionPaths, type NetlifyEmulator } from './netlify-emulator.ts';

/** Netlify's limit for requests to functions, 6 MB (docs.netlify.com/functions/overview, default limits). */
const bodyLimitBytes = 6 * 1024 * 1024;

/** Headers that belong to one connection or are set by the server. */
const connectionHeaders = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

/** The allowed methods. The Fetch standard forbids requests with CONNECT, TRACE and TRACK. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Files in the published folder that Netlify does not serve, or only with the status 404. */
const hiddenFiles = new Set(['/_headers', '/_redirects', '/404.html', '/404']);

export type LocalApp = Hono<{ Bindings: HttpBindings }>;
type LocalContext = Context<{ Bindings: HttpBindings }>;

function isGetOrHead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Returns the request for the emulator. Netlify derives `context.ip` from `X-Forwarded-For`, so that header is set to the
 * connection's address. A header that the request already has is kept, so that tests can simulate several clients.
 */
function emulatedRequest({ req: { raw }, env }: LocalContext, body: ArrayBuffer | null): Request {
  const headers = new Headers(raw.headers);
  for (const name of connectionHeaders) headers.delete(name);
  if (!headers.has('x-forwarded-for')) {
    const address = env.incoming.socket.remoteAddress ?? '127.0.0.1';
    headers.set('x-forwarded-for', address.replace(/^::ffff:/, ''));
  }
  // Functions get their deploy context from this header, which @netlify/dev does not set.
  headers.set('x-nf-deploy-context', 'dev');
  return new Request(raw.url, { method: raw.method, headers, body });
}

/**
 * Refuses a request for another host with 421 (RFC 9110, 15.5.20). Otherwise a page whose name is rebound to this machine's address
 * (DNS rebinding) would share an origin with this server, and could read the mailbox.
 */
const requireOwnHost: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  if (isOnThisMachine(`http://${host}`)) return next();
  return context.text('This server answers on localhost only, not under another name.', 421);
};

/**
 * Returns an app that serves the mailbox's pages and passes all other requests to `respond`. It rejects other hosts than localhost
 * (421), malformed URLs (400), unknown methods (405) and bodies over 6 MB (413). An error of `respond` is printed and results in a 500.
 */
export function createLocalApp(
  mailbox: Mailbox | undefined,
  respond: (request: Request) => Promise<Response>,
): LocalApp {
  const app: LocalApp = new Hono();
  app.use(requireOwnHost);
  app.use(async (context, next) =>
    methods.has(context.req.method) ? next() : context.text('The method is not allowed.', 405),
  );
  // Outside of the ETags: those are of whole files, and a matching one makes the range irrelevant.
  app.use(byteRanges);
  app.use(etag());
  if (mailbox !== undefined) app.route('/', mailboxPages(mailbox.messages));
  app.all('*', async (context) => {
    try {
      decodeURIComponent(new URL(context.req.url).pathname);
    } catch {
      return context.text('The address is malformed.', 400);
    }
    const body = isGetOrHead(context.req.raw) ? null : await context.req.raw.arrayBuffer();
    if (body !== null && body.byteLength > bodyLimitBytes) {
      return context.text('The request is larger than 6 MB.', 413);
    }
    return respond(emulatedRequest(context, body));
  });
  return app;
}

/** Normalises a path as Netlify does before matching: lower case, no empty segments. */
function normalisedPath(path: string): string {
  return path.toLowerCase().replace(/\/{2,}/g, '/');
}

/** Returns the request with the normalised path, which Netlify matches with the `from` of its redirects. */
function normalisedRequest(request: Request): Request {
  const address = new URL(request.url);
  address.pathname = normalisedPath(address.pathname);
  return new Request(address, request);
}

/**
 * Returns the canonical path of an alternative one, which Netlify redirects by default ("pretty URLs"): `/pricing` for
 * `/pricing.html`, `/pricing/`, `/Pricing` and `//pricing`, and `/` for `/index.html`. Returns undefined for any other path.
 */
function canonicalPath(directory: string, path: string): string | undefined {
  const normalised = normalisedPath(path);
  if (normalised === '/index.html' || (normalised === '/' && path !== '/')) return '/';
  const name = normalised.replace(/(?:\.html|\/)$/, '');
  if (name === path || name === '' || name.includes('..') || name === '/404') return undefined;
  return existsSync(join(directory, `${name}.html`)) ? name : undefined;
}

/** Returns an app that serves the built site as Netlify would, including rules that `@netlify/dev` does not emulate. */
export function createSiteApp(netlify: NetlifyEmulator, directory: string, mailbox?: Mailbox): LocalApp {
  return createLocalApp(mailbox, async (request) => {
    const { pathname, search } = new URL(request.url);
    const isReading = isGetOrHead(request);
    const canonical = isReading ? canonicalPath(directory, pathname) : undefined;
    if (canonical !== undefined) {
      return new Response(null, { status: 301, headers: { Location: canonical + search } });
    }
    const file = hiddenFiles.has(normalisedPath(pathname))
      ? undefined
      : await netlify.handleFile(new Request(request.url));
    if (file?.status === 200) {
      if (isReading) {
        const headers = new Headers(file.headers);
        headers.set('Accept-Ranges', 'bytes');
        return new Response(file.body, { headers });
      }
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    // Functions match their paths exactly.
    const result = await netlify.handle(functionPaths.test(pathname) ? request : normalisedRequest(request));
    if (result?.type === 'function' || (result && result.response.status !== 404)) return result.response;
    // The not-found page has the headers of its own path, not of the requested path.
    const page = await netlify.handleFile(new Request(new URL('/404.html', request.url)));
    return new Response(page?.body ?? 'Not Found', { status: 404, headers: page?.headers ?? {} });
  });
}
