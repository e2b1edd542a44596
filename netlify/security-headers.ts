interface SecurityHeaderOptions {
  /** True where the site is served over HTTPS; a plain-HTTP run must not upgrade its own requests. */
  readonly https: boolean;
  /** Origins of video players: they may stand in frames, and be asked whether they answer. None where it is not given. */
  readonly playerOrigins?: readonly string[];
  /** Hashes of the scripts and styles inside a page, such as `sha256-…`. None where they are not given. */
  readonly inlineScripts?: readonly string[];
  readonly inlineStyles?: readonly string[];
}

/**
 * What pages may not do. Few names, as they come with every page and its first ten packets decide when it is seen: frames of
 * other sites get none of what is asked for anyway (default allowlist `self`, www.w3.org/TR/permissions-policy).
 */
const permissionsPolicy = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The policy of a page or answer: no inline script or style but those whose hashes are given, nothing from elsewhere but
 * the players that the content names (CSP Level 3, Trusted Types).
 */
export function contentSecurityPolicy({
  https,
  playerOrigins = [],
  inlineScripts = [],
  inlineStyles = [],
}: SecurityHeaderOptions): string {
  const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  const directives = [
    "default-src 'none'",
    `script-src ${sources(inlineScripts)}`,
    `style-src ${sources(inlineStyles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...playerOrigins].join(' '),
    "manifest-src 'self'",
    ...(playerOrigins.length > 0 ? [`frame-src ${playerOrigins.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/**
 * The security headers of every answer: pages and assets get them from the built `_headers` file, function answers in
 * code (Netlify applies header rules to static files only). HSTS: two years, without `preload`, which needs the domain
 * owner's word (RFC 6797).
 */
export function securityHeaders(options: SecurityHeaderOptions): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
  };
}
