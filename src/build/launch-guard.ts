import type { Plugin } from 'vite';
import { type Finding, withoutAllowed } from './finding.ts';
import { placeholderLinks } from './placeholder-links.ts';
import { sampleEntries } from './samples.ts';
import { staleClaims } from './stale-claims.ts';

/** What the content and the settings lack before a launch; nothing needs to be built for it. */
export function contentFindings(origin: string, today: Date): readonly Finding[] {
  return [...placeholderLinks(origin), ...sampleEntries('src/content'), ...staleClaims(today)];
}

/** Findings as lines, under what has to be said of them. */
export function listed(heading: string, findings: readonly Finding[]): string {
  return [heading, ...findings.map(({ name, sentence }) => `- ${sentence} [${name}]`)].join('\n');
}

/**
 * Vite plugin: Netlify's production build stops while placeholders or samples are left that `LAUNCH_ALLOW` does not name.
 * Previews and other builds go through.
 */
export function launchGuard(origin: string, findings = contentFindings): Plugin {
  return {
    name: 'launch-guard',
    apply: 'build',
    configResolved() {
      if (process.env.NETLIFY !== 'true' || process.env.CONTEXT !== 'production') return;
      const left = withoutAllowed(findings(origin, new Date()), process.env.LAUNCH_ALLOW);
      if (left.length === 0) return;
      const error = new Error(listed('The site is not ready for its launch:', left));
      error.stack = error.message;
      throw error;
    },
  };
}
