import { contactAddress } from '../content/links.ts';
import type { SiteRoute } from '../routes.ts';
import { brand } from '../site.ts';
import { pageHead } from './read-content.ts';

type Headers = Readonly<Record<string, string>>;

function headerRule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

const namedByContent = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const sharingName = 'Cross-Origin-Resource-Policy';
const policyName = 'Content-Security-Policy';

/** The address of the rules that say which pages the browser may prerender. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * The rules by which browsers prerender a page of this site when a visitor is likely to open it, such as after a short hover
 * (https://wicg.github.io/nav-speculation/speculation-rules.html): no file, no function, no editor, and no link that opens a tab
 * or that this page answers itself.
 */
export function speculationRules(): string {
  const never = ['/api/*', '/admin/*', '/book', '/*.*'].map((address) => ({
    not: { href_matches: address },
  }));
  const links = { not: { selector_matches: '[target], [download], [data-press], [data-near]' } };
  const where = { and: [{ href_matches: '/*' }, ...never, links] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/** What stands in the site's root, beside the headers that every address has. */
interface RootFiles {
  /** Addresses of the pages, each with the Content-Security-Policy that allows what is inline there. */
  readonly pages: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
  /** What some of the folders have beside the headers that all addresses share. */
  readonly folderHeaders: Readonly<Record<string, Headers>>;
  readonly files: readonly string[];
}

/**
 * Netlify's `_headers` file: the security headers everywhere, and a year of caching for files named by their content.
 * Other sites may show the social pictures, and nothing else. As it is not written down what Netlify does with a header that
 * two matching rules give different values, the rules with such a header overlap nowhere; an address that does not exist is
 * matched by the first rule alone.
 */
export function headersFile(
  securityHeaders: Headers,
  { pages, folders, files, folderHeaders }: RootFiles,
): string {
  const chosen = (own: boolean) =>
    Object.fromEntries(
      Object.entries(securityHeaders).filter(([name]) => [sharingName, policyName].includes(name) === own),
    );
  const [everywhere, own] = [chosen(false), chosen(true)];
  const special: Readonly<Record<string, Headers>> = {
    assets: namedByContent,
    social: { ...namedByContent, [sharingName]: 'cross-origin' },
    [speculationRulesPath.slice(1)]: { 'Content-Type': 'application/speculationrules+json' },
    ...folderHeaders,
  };
  return [
    headerRule('/*', everywhere),
    ...Array.from(pages, ([path, pagePolicy]) =>
      headerRule(path, {
        ...own,
        [policyName]: pagePolicy,
        'Speculation-Rules': `"${speculationRulesPath}"`,
      }),
    ),
    ...files.map((file) => headerRule(`/${file}`, { ...own, ...special[file] })),
    ...folders.map((folder) => headerRule(`/${folder}/*`, { ...own, ...special[folder] })),
  ].join('\n');
}

/**
 * Netlify's `_redirects` file: the stylesheet under a name that the functions' pages can know. A redirect, not a rewrite:
 * a rewrite would send the stylesheet of today with the caching of a file whose content never changes. `/book` leads to the
 * booking page, whose address is a setting. Below them the `rules` of `redirects.yaml`; those of `netlify.toml` come last.
 */
export function redirectsFile(
  stylesheet: string,
  bookingPage: string,
  rules: readonly { readonly from: string; readonly to: string }[],
): string {
  const own = [`/site.css /${stylesheet} 302`, `/book ${bookingPage} 302`];
  return `${[...own, ...rules.map(({ from, to }) => `${from} ${to} 301`)].join('\n')}\n`;
}

/** The sitemap of the pages that may be indexed, each with the day of its last change where that is known (sitemaps.org). */
export function sitemap(
  routes: readonly SiteRoute[],
  origin: string,
  changed: (route: SiteRoute) => string | undefined,
): string {
  const entries = routes
    .filter(({ index }) => index)
    .map((route) => {
      const day = changed(route);
      const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
      return `  <url><loc>${new URL(route.path, origin).href}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** The robots file: everything may be read, and where the sitemap stands; nothing on a preview (RFC 9309). */
export function robotsFile(origin: string, preview: boolean): string {
  if (preview) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}

/** `llms.txt`: what the site is and where each page stands, in Markdown for language models (llmstxt.org). */
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

/** `.well-known/security.txt`: whom to tell of a weakness; valid for 180 days after the build (RFC 9116). */
export function securityFile(origin: string, built: Date): string {
  const expires = new Date(built.getTime() + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${contactAddress}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n');
}
