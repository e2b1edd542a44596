import { contactAddress } from '../../content/links.ts';
import type { SiteRoute } from '../../routes.ts';
import { brand, defaultOrigin } from '../../site.ts';
import { pageHead } from '../content/read-content.ts';

/** Returns whether the build is for a server with HTTPS: Netlify's, at an origin that is not plain HTTP. */
export const servesHttps = ({ NETLIFY, URL: origin = defaultOrigin }: NodeJS.ProcessEnv): boolean =>
  NETLIFY === 'true' && new URL(origin).protocol === 'https:';

type Headers = Readonly<Record<string, string>>;

function headerRule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const sharingName = 'Cross-Origin-Resource-Policy';
const policyName = 'Content-Security-Policy';

/** The path of the speculation rules. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Returns the rules by which browsers prerender pages that a visitor is likely to open, such as after a short hover
 * (https://wicg.github.io/nav-speculation/speculation-rules.html). Excludes files, functions, the editor, links that open a tab
 * and links that the page handles itself.
 */
export function speculationRules(): string {
  const never = ['/api/*', '/admin/*', '/book', '/*.*'].map((address) => ({
    not: { href_matches: address },
  }));
  const links = { not: { selector_matches: '[target], [download], [data-press], [data-near]' } };
  const where = { and: [{ href_matches: '/*' }, ...never, links] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/** The entries of the site's root and their headers, besides those of every address. */
interface RootFiles {
  /** The Content-Security-Policy of each page by address, with the hashes of its inline scripts. */
  readonly pages: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
  /** Additional headers of some folders. */
  readonly folderHeaders: Readonly<Record<string, Headers>>;
  readonly files: readonly string[];
}

/**
 * Returns Netlify's `_headers` file. All addresses have the security headers, files with a hash in their name are cached for a
 * year, and other sites may embed the social pictures only.
 *
 * Netlify does not document which value wins if two matching rules set the same header. So rules that differ in a header never
 * match the same address. An address that does not exist matches the first rule only.
 */
export function headersFile(
  securityHeaders: Headers,
  { pages, folders, files, folderHeaders }: RootFiles,
): string {
  const headersOf = (differing: boolean) =>
    Object.fromEntries(
      Object.entries(securityHeaders).filter(
        ([name]) => [sharingName, policyName].includes(name) === differing,
      ),
    );
  const [everywhere, perAddress] = [headersOf(false), headersOf(true)];
  const special: Readonly<Record<string, Headers>> = {
    assets: immutable,
    social: { ...immutable, [sharingName]: 'cross-origin' },
    [speculationRulesPath.slice(1)]: { 'Content-Type': 'application/speculationrules+json' },
    ...folderHeaders,
  };
  return [
    headerRule('/*', everywhere),
    ...Array.from(pages, ([path, pagePolicy]) =>
      headerRule(path, {
        ...perAddress,
        [policyName]: pagePolicy,
        'Speculation-Rules': `"${speculationRulesPath}"`,
      }),
    ),
    ...files.map((file) => headerRule(`/${file}`, { ...perAddress, ...special[file] })),
    ...folders.map((folder) => headerRule(`/${folder}/*`, { ...perAddress, ...special[folder] })),
  ].join('\n');
}

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns Netlify's `_redirects` file: `/site.css` for the stylesheet, whose file name the functions do not know, `/book` for the
 * booking page, `ended` pages, then the `rules` of `redirects.yaml`. The rules of `netlify.toml` come last. `/site.css` is a redirect
 * because a rewrite would be cached like the immutable file. An ended page may come again, so its redirect is a temporary one.
 */
export function redirectsFile(
  stylesheet: string,
  bookingPage: string,
  rules: readonly Redirect[],
  ended: readonly Redirect[] = [],
): string {
  const lines = (redirects: readonly Redirect[], status: number) =>
    redirects.map(({ from, to }) => `${from} ${to} ${status}`);
  const temporary = [
    { from: '/site.css', to: `/${stylesheet}` },
    { from: '/book', to: bookingPage },
    ...ended,
  ];
  return `${[...lines(temporary, 302), ...lines(rules, 301)].join('\n')}\n`;
}

/**
 * Returns the sitemap (sitemaps.org) of all indexed pages. It has no `lastmod`: neither a commit nor a build says whether a visitor
 * sees a change, and search engines ignore a site whose dates are not accurate (Google Search Central, "Build and submit a sitemap").
 */
export function sitemap(routes: readonly SiteRoute[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes
      .filter(({ index }) => index)
      .map(({ path }) => `  <url><loc>${new URL(path, origin).href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Returns the robots file (RFC 9309), which allows everything and names the sitemap of `origin`, if there is one. What is not to be
 * indexed says so by `noindex`, which a crawler sees only where it may look
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export function robotsFile(origin?: string): string {
  const sitemapLine = origin === undefined ? '' : `\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}

/** Returns `llms.txt` (llmstxt.org): a description of the site and its pages in Markdown for language models. */
export function languageModelFile(routes: readonly SiteRoute[], origin: string): string {
  const [home, ...others] = routes.filter(({ index }) => index);
  const entries = others.map(({ path, content }) => {
    const { title, description } = pageHead(content);
    return `- [${title}](${new URL(path, origin).href}): ${description}`;
  });
  return [
    `# ${brand}`,
    '',
    `> ${home ? pageHead(home.content).description : ''}`,
    '',
    '## Pages',
    '',
    ...entries,
    '',
  ].join('\n');
}

const validDays = 180;

/**
 * Returns `.well-known/security.txt` (RFC 9116): the contact of `links.yaml` for vulnerabilities, and the part of /trust that says how
 * reports are handled. It expires 180 days after the build.
 */
export function securityFile(origin: string, built: Date): string {
  const expires = new Date(built.getTime() + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${contactAddress}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    `Policy: ${new URL('/trust#report', origin).href}`,
    '',
  ].join('\n');
}
