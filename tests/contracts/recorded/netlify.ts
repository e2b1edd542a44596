const seen = '2026-11-28';
const runtime =
  '@netlify/serverless-functions-api 2.23.0, dist/headers.d.ts and dist/lambda/event.d.ts, which every deploy bundles';

/** What Netlify's proxy calls a function with. The runtime makes request and context of it. */
export interface Invocation {
  readonly source: string;
  readonly seen: string;
  readonly rawUrl: string;
  readonly path: string;
  readonly httpMethod: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly isBase64Encoded: boolean;
}

/** The visitor's network address of the recorded requests (RFC 5737). */
export const visitorAddress = '203.0.113.7';

/** A request of a visitor to the live site. */
export const visit: Invocation = {
  source: runtime,
  seen,
  rawUrl: 'https://www.site.example/api/meeting',
  path: '/api/meeting',
  httpMethod: 'POST',
  headers: {
    accept: '*/*',
    'content-type': 'application/json',
    host: 'www.site.example',
    origin: 'https://www.site.example',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `${visitorAddress}, 100.64.0.11`,
    'x-forwarded-proto': 'https',
    'x-nf-account-id': '5f0000000000000000000001',
    'x-nf-account-tier': 'account_type_pro',
    'x-nf-client-connection-ip': visitorAddress,
    'x-nf-deploy-context': 'production',
    'x-nf-deploy-id': '650000000000000000000001',
    'x-nf-deploy-published': '1',
    'x-nf-request-id': '01J0000000000000000000000A',
    'x-nf-site-id': '00000000-0000-0000-0000-000000000001',
  },
  body: undefined,
  isBase64Encoded: false,
};

/** A run of a scheduled function. */
export const scheduledRun: Invocation = {
  source:
    'docs.netlify.com/functions/scheduled-functions, "next_run"; headers of raymondcamden.com/2022/02/04/an-early-look-at-netlify-scheduled-functions',
  seen,
  rawUrl: 'https://www.site.example/.netlify/functions/drain-outbox',
  path: '/.netlify/functions/drain-outbox',
  httpMethod: 'POST',
  headers: {
    accept: '*/*',
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': 'Netlify Clockwork',
    'x-nf-event': 'schedule',
    'x-nf-deploy-context': 'production',
    'x-nf-deploy-id': '650000000000000000000001',
    'x-nf-request-id': '01J0000000000000000000000B',
  },
  body: '{"next_run":"2026-11-28T09:00:00Z"}',
  isBase64Encoded: false,
};

/**
 * The deploy contexts (docs.netlify.com/site-deploys/overview, "Deploy contexts"; a branch's own name for a branch deploy with settings
 * of its own), by whether their functions are the live site's. Seen 2026-11-28.
 */
export const deployContexts = {
  live: ['production'],
  other: ['deploy-preview', 'branch-deploy', 'preview-server', 'dev', 'staging'],
} as const;
