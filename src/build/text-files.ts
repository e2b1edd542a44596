import { pageHead } from '../content/loader/read-content.ts';
import { contactAddress } from '../links.ts';
import type { SiteRoute } from '../routes.ts';
import { brand } from '../site.ts';

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
