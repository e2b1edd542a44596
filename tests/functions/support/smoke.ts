import { onTestFinished, vi } from 'vitest';
import { serve } from '../../../netlify/local/http-server.ts';
import { runSmokeTest } from '../../../netlify/local/smoke.ts';
import { securityHeaders } from '../../../netlify/security-headers.ts';
import { submissionKinds } from '../../../src/submissions/kinds.ts';
import { callFunction } from './submit.ts';

/** The headers of every response of the small site. */
export const siteHeaders = securityHeaders({ https: false });

/** Starts a site of one page with the real functions. `overrides` replaces the responses of some paths. Returns its origin. */
export async function startSmallSite(
  overrides: Readonly<Record<string, () => Response>> = {},
): Promise<string> {
  const server = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    const kind = submissionKinds.find((name) => pathname === `/api/${name}`);
    if (overrides[pathname] !== undefined) return overrides[pathname]();
    if (kind !== undefined) return (await callFunction(kind, request)).response;
    if (pathname === '/sitemap.xml') {
      return new Response('<urlset><url><loc>https://www.site.example/pricing</loc></url></urlset>');
    }
    if (pathname === '/home')
      return new Response(null, { status: 301, headers: { ...siteHeaders, Location: '/' } });
    const found = pathname === '/pricing';
    return new Response('<title>A page</title>', { status: found ? 200 : 404, headers: siteHeaders });
  });
  onTestFinished(() => server.stop());
  return server.origin;
}

/** Runs the command in this process. Returns its exit code and what it prints. */
export async function runSmoke(...words: readonly string[]) {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = await runSmokeTest(words, 0).finally(() => {
    log.mockRestore();
    error.mockRestore();
  });
  return { code, stdout: printed.join('\n') };
}
