import { submissionPaths } from '../../src/submissions/kinds.ts';

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Whether a request comes from another site's page. Browsers say so themselves in Sec-Fetch-Site (Fetch Metadata); where
 * that is missing, Origin has to name the host the request went to. A request with neither comes from no browser and
 * carries nobody's cookies or address without their doing: it is let through.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('Origin');
  if (origin === null) return false;
  const host = hostOf(origin);
  return host === undefined || !hostsOf(request).includes(host);
}

/**
 * The hosts this request went to: the address's own and the Host header's, which differ where a proxy stands in front. A
 * page of another site can set neither.
 */
function hostsOf(request: Request): readonly string[] {
  const header = request.headers.get('Host');
  return [new URL(request.url).host, ...(header === null ? [] : [header])];
}

const functionPaths: ReadonlySet<string> = new Set(Object.values(submissionPaths));

/**
 * The path of this site's page that the request came from, if it says so; a page that a function wrote is none, nor is a path
 * of two slashes, which as a link would name another host.
 */
export function ownRefererPath(request: Request): string | undefined {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  const own = hostsOf(request).includes(host) && !functionPaths.has(pathname);
  return own && !pathname.startsWith('//') ? pathname : undefined;
}
