import { consentKey, consentVersion } from '../../src/consent/consent.ts';
import { translate } from '../browser/support/changed-page.ts';
import { type Site, withTestSite } from '../browser/support/site.ts';

/** The path of a script that every page runs before its own. */
const scriptPath = '/engines-test.js';

/** How a page is opened, by parameters of its address. */
export const openings = { unanswered: 'unanswered', translated: 'translated', slow: 'slow' } as const;

/** Notes what goes wrong in a page, and keeps it from opening tabs. Runs in the page. */
function watchPage(consent: { readonly key: string; readonly version: number | string }): void {
  const troubles: string[] = [];
  Reflect.set(window, 'troubles', troubles);
  Reflect.set(window, 'opened', []);
  window.open = (address) => {
    Reflect.get(window, 'opened').push(String(address));
    return null;
  };
  for (const type of ['error', 'warn'] as const) {
    const print = console[type];
    console[type] = (...parts) => {
      troubles.push(`console.${type}: ${parts.map(String).join(' ')}`);
      print.apply(console, parts);
    };
  }
  addEventListener('error', ({ message }) => troubles.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    troubles.push(`policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
  const answer = { version: consent.version, accepted: [], decided: new Date() };
  if (location.search.includes('unanswered')) localStorage.removeItem(consent.key);
  else localStorage.setItem(consent.key, JSON.stringify(answer));
}

const script = `(${watchPage})(${JSON.stringify({ key: consentKey, version: consentVersion })});
if (location.search.includes('${openings.translated}')) addEventListener('DOMContentLoaded', ${translate});`;

/** How much later the entry comes to a page that is opened `slow`, in milliseconds. */
const delay = 1500;

/** Serves the test's script, puts it into every page, and delays the entry where a page asks for that. */
async function changeAnswer(request: Request, answer: (request: Request) => Promise<Response>) {
  const { pathname } = new URL(request.url);
  if (pathname === scriptPath)
    return new Response(script, {
      headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' },
    });
  const isSlow = request.headers.get('referer')?.includes(openings.slow);
  if (isSlow && /\/assets\/app-.*\.js$/.test(pathname))
    await new Promise((resolve) => setTimeout(resolve, delay));
  const response = await answer(request);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'etag']) headers.delete(name);
  const tag = `<meta charset="utf-8"><script src="${scriptPath}"></script>`;
  return new Response(html.replace(/<meta charset="utf-8"\/?>/i, tag), { status: response.status, headers });
}

/** Starts the built site for the engines and stops it after its use. */
export function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  return withTestSite(use, changeAnswer);
}
