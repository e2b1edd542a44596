import type { BrowserContext } from 'playwright';
import { tools } from '../../variant/additions.ts';

/** The origins that the stand-ins of the tools are served at or send to. */
export const toolOrigins = [
  'https://www.googletagmanager.com',
  'https://region1.google-analytics.com',
  'https://plausible.io',
  'https://snap.licdn.com',
  'https://px.ads.linkedin.com',
  'https://connect.facebook.net',
  'https://www.facebook.com',
  'https://counter.example',
] as const;

/** Addresses of the tools' scripts. */
export const scripts = {
  'google-analytics': `https://www.googletagmanager.com/gtag/js?id=${tools['google-analytics'].id}`,
  plausible: `https://plausible.io/js/${tools.plausible.id}.js`,
  'linkedin-insight': 'https://snap.licdn.com/li.lms-analytics/insight.min.js',
  'meta-pixel': 'https://connect.facebook.net/en_US/fbevents.js',
  own: tools.own.address,
} as const;

/**
 * Scripts that behave as those of the vendors do towards the page: they read the queue that the page has prepared, take its place,
 * set their first-party cookies, and send by the means that the vendors use.
 */
const bodies: Readonly<Record<string, string>> = {
  '/gtag/js': `
    document.cookie = '_ga=GA1.1; path=/'; document.cookie = '_ga_TEST000001=GS1.1; path=/';
    const send = (words) => {
      if (words[0] !== 'config' && words[0] !== 'event') return;
      if (window['ga-disable-${tools['google-analytics'].id}']) return;
      navigator.sendBeacon('https://region1.google-analytics.com/g/collect?' + new URLSearchParams({ words: JSON.stringify([...words]) }));
    };
    const isCommand = (words) => Object.prototype.toString.call(words) === '[object Arguments]';
    for (const words of dataLayer) if (isCommand(words)) send(words);
    dataLayer.push = (words) => { if (isCommand(words)) send(words); };`,
  [`/js/${tools.plausible.id}.js`]: `
    const send = (n, options) => fetch('https://plausible.io/api/event', {
      method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(plausible.o.transformRequest({ n, u: location.href, p: options?.props })),
    }).catch(() => {});
    const { q, o } = plausible;
    window.plausible = Object.assign(send, { o });
    send('pageview');
    for (const words of q) send(...words);`,
  '/li.lms-analytics/insight.min.js': `
    document.cookie = 'li_fat_id=1; path=/'; localStorage.setItem('li_adsId', '1');
    const send = (fields) => { new Image().src = 'https://px.ads.linkedin.com/collect?' + new URLSearchParams({ pid: _linkedin_partner_id, ...fields }); };
    const { q } = lintrk;
    window.lintrk = (name, fields) => send(fields);
    send({});
    for (const words of q) lintrk(...words);`,
  '/en_US/fbevents.js': `
    document.cookie = '_fbp=fb.1; path=/';
    let revoked = false;
    fbq.callMethod = (...words) => {
      if (words[0] === 'consent') revoked = words[1] === 'revoke';
      if (words[0] !== 'track' || revoked) return;
      new Image().src = 'https://www.facebook.com/tr?' + new URLSearchParams({ ev: words[1], cd: JSON.stringify(words[2] ?? {}), dl: location.href });
    };
    for (const words of fbq.queue) fbq.callMethod(...words);
    // The real one fetches the settings of the pixel in the same way.
    document.head.append(Object.assign(document.createElement('script'), { src: 'https://connect.facebook.net/signals/config/${tools['meta-pixel'].id}' }));`,
  [`/signals/config/${tools['meta-pixel'].id}`]: '',
  '/counter.js': `
    document.cookie = 'counter=1; path=/';
    const send = (path) => fetch('https://counter.example' + path, { mode: 'no-cors', keepalive: true }).catch(() => {});
    send('/hit');
    addEventListener('stored-lead', ({ detail }) => send('/lead?' + new URLSearchParams(detail)));
    // It ignores a withdrawal.
    window.goOn = () => send('/hit-again');`,
};

/** A request to a tool. */
export interface ToolRequest {
  readonly url: URL;
  readonly body: string;
}

/** Answers all requests to the tools in a context, and returns the list that they are added to. */
export async function serveTools(context: BrowserContext): Promise<ToolRequest[]> {
  const requests: ToolRequest[] = [];
  await context.route(
    ({ origin }) => (toolOrigins as readonly string[]).includes(origin),
    (route) => {
      const request = route.request();
      const url = new URL(request.url());
      requests.push({ url, body: request.postData() ?? '' });
      const body = bodies[url.pathname];
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return body === undefined
        ? route.fulfill({ status: 204, headers })
        : route.fulfill({ contentType: 'text/javascript', body: `{${body}\n}`, headers });
    },
  );
  return requests;
}
