import { contactAddress, outboundLinks } from '../links.ts';
import { defaultOrigin } from '../site.ts';
import type { Finding } from './finding.ts';

/** Addresses that stand for real ones: unset outbound links, and whatever uses a name reserved for examples (RFC 2606). */
export function placeholderLinks(origin: string): readonly Finding[] {
  const links = Object.entries(outboundLinks)
    .filter(([, { placeholder }]) => placeholder)
    .map(([name, { purpose }]) => ({
      name: `link:${name}`,
      sentence: `src/links.ts: ${name}: ${purpose} has no address yet.`,
    }));
  const contact = contactAddress.endsWith('.example')
    ? [{ name: 'contact', sentence: `src/links.ts: the team's address is still ${contactAddress}.` }]
    : [];
  const site =
    origin === defaultOrigin
      ? [
          {
            name: 'origin',
            sentence: `The site's address is still ${origin}; Netlify sets URL to the real one.`,
          },
        ]
      : [];
  return [...links, ...contact, ...site];
}
