/**
 * Whether this build is a preview of Netlify's (deploy preview or branch deploy), which search engines are to leave out.
 * Netlify says so in `CONTEXT`; a build elsewhere is not published at all.
 */
export function isPreview(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment.NETLIFY === 'true' && environment.CONTEXT !== 'production';
}
