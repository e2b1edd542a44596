import type { Mailbox } from './mailbox.ts';
import { answerMailboxPage } from './mailbox-page.ts';
import type { NetlifyEmulator } from './netlify-emulator.ts';
import { canonicalPath, notFoundPage, withEntityTag } from './site-files.ts';

interface SiteParts {
  readonly netlify: NetlifyEmulator;
  /** Folder of the built site. */
  readonly directory: string;
  readonly mailbox: Mailbox | undefined;
}

/** Netlify reads these from the published folder and does not serve them. */
const ruleFiles = new Set(['/_headers', '/_redirects']);

/** Answers one request to the local site. */
export type SiteHandler = (request: Request) => Promise<Response>;

function methodNotAllowed(): Response {
  return new Response('Method Not Allowed', {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' },
  });
}

/** The built site's answers as Netlify gives them, with what `@netlify/dev` leaves open filled in. */
export function createSiteHandler({ netlify, directory, mailbox }: SiteParts): SiteHandler {
  /** The not-found page with the headers a page has: those of the rules for its own address. */
  async function notFound(request: Request): Promise<Response> {
    const url = new URL('/404.html', request.url);
    const page = await netlify.handleFile(new Request(url));
    if (page === undefined || page.status !== 200) {
      return new Response('Not Found', { status: 404 });
    }
    return new Response(page.body, { status: 404, headers: page.headers });
  }

  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading && mailbox !== undefined) {
      const answer = answerMailboxPage(pathname, mailbox.messages());
      if (answer !== undefined) return answer;
    }
    if (ruleFiles.has(pathname)) return notFound(request);
    const canonical = reading ? canonicalPath(directory, pathname) : undefined;
    if (canonical !== undefined) {
      const headers = { Location: canonical + search };
      return new Response(null, { status: 301, headers });
    }
    const result = await netlify.handle(request);
    if (result?.type === 'function' || (result?.response.status ?? 200) !== 200) {
      return result?.response ?? notFound(request);
    }
    // A catch-all rule takes files for redirects and gives them the headers of its target; asked for a file alone, the
    // emulator gives them their own.
    const file = await netlify.handleFile(new Request(request.url));
    const response = file ?? result?.response;
    if (file !== undefined) await result?.response.body?.cancel();
    if (response === undefined) return notFound(request);
    const body = await response.bytes();
    // A rule that ends in the not-found page answers 200 in @netlify/dev, so its content decides.
    if (notFoundPage(directory)?.equals(body)) return notFound(request);
    if (!reading) return methodNotAllowed();
    return withEntityTag(request, body, response.headers);
  };
}
