import { contactAddress, outboundLinks } from '../links.ts';
import { defaultOrigin } from '../site.ts';
import type { Finding } from './finding.ts';

/** Addresses that stand for real ones: unset outbound links, and whatever uses a name reserved for examples (RFC 2606). */
export function placeholderLinks(
  origin: string,
  links: Readonly<
    Record<string, { readonly purpose: string; readonly placeholder: boolean }>
  > = outboundLinks,
  contact: string = contactAddress,
): readonly Finding[] {
  const unset = Object.entries(links)
    .filter(([, { placeholder }]) => placeholder)
    .map(([name, { purpose }]) => ({
      name: `link:${name}`,
      sentence: `src/content/links.yaml: ${name}: ${purpose} has no address yet.`,
    }));
  const team = contact.endsWith('.example')
    ? [{ name: 'contact', sentence: `src/content/links.yaml: the team's address is still ${contact}.` }]
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
  return [...unset, ...team, ...site];
}
