import { httpsForTwoYears as namedHost } from '../src/content/embedded.ts';
import { strictTransport } from '../src/site.ts';

/** Origins that measuring tools load from or send to, by directive. */
interface ToolSources {
  readonly script: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
}

interface SecurityHeaderOptions {
  /** Whether the site is served over HTTPS. A plain-HTTP server must not ask for upgrades. */
  readonly https: boolean;
  /** The host whose subdomains are bound to HTTPS too, for two years. By default that of `links.yaml`, if it names one. */
  readonly httpsForTwoYears?: string | undefined;
  /** Origins of video players, allowed in frames and in requests. None by default. */
  readonly playerOrigins?: readonly string[];
  /** Origins of the tools that measure after consent. None by default. */
  readonly toolSources?: ToolSources | undefined;
  /** Whether the page plays one of the site's own films. False by default. */
  readonly films?: boolean;
  /** Hashes of a page's inline scripts, such as `sha256-…`. None by default. */
  readonly inlineScripts?: readonly string[];
}

/**
 * Disables features that pages do not use. The list is short, because headers count towards a page's first ten packets.
 * Frames of other sites get none of these features anyway (default allowlist `self`, www.w3.org/TR/permissions-policy).
 */
const permissionsPolicy = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Returns the Content-Security-Policy of a page or a function's response (CSP Level 3, Trusted Types). Inline scripts need
 * a hash, inline styles are refused. The given players and tools are the only other origins. A page with tools may create the Trusted Types
 * policy `default` of `src/consent/tools.ts`, which lets a tool's loader add the tool's own scripts; without tools no policy
 * may be created.
 */
export function contentSecurityPolicy({
  https,
  playerOrigins = [],
  toolSources = { script: [], image: [], connect: [] },
  films = false,
  inlineScripts = [],
}: SecurityHeaderOptions): string {
  const scripts = ["'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...toolSources.script];
  const directives = [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self'",
    ["img-src 'self' data:", ...toolSources.image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...playerOrigins, ...toolSources.connect].join(' '),
    "manifest-src 'self'",
    ...(films ? ["media-src 'self'"] : []),
    ...(playerOrigins.length > 0 ? [`frame-src ${playerOrigins.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    toolSources.script.length > 0 ? 'trusted-types default' : "trusted-types 'none'",
  ];
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/**
 * Returns the security headers of every response. Pages and assets get them from the built `_headers` file. Functions set
 * them in code, because Netlify applies header rules to static files only.
 */
export function securityHeaders(options: SecurityHeaderOptions): Readonly<Record<string, string>> {
  const { httpsForTwoYears } = { httpsForTwoYears: namedHost, ...options };
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': strictTransport(httpsForTwoYears),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
  };
}
