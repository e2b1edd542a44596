import { brand } from '../site.ts';
import { articleIds, links } from './embedded.ts';

/** The name of a link in `content/links.yaml`. */
export type OutboundLinkName = keyof typeof links.links;

/**
 * The outbound links by name. A link without an address has `placeholder: true` and leads to a page of this site meanwhile. With
 * neither its `href` is empty, and it is not shown.
 */
export const outboundLinks = Object.fromEntries(
  Object.entries<{ readonly address?: string; readonly meanwhile?: string }>(links.links).map(
    ([name, { address, meanwhile = '' }]) => [
      name,
      { href: address ?? meanwhile, placeholder: address === undefined },
    ],
  ),
) as Record<OutboundLinkName, { readonly href: string; readonly placeholder: boolean }>;

/** Returns the path of the page of a headline's article. */
export const articlePath = (id: string) => `/news/${id}`;

interface HeadlineTarget {
  readonly id: string;
  readonly link?: OutboundLinkName | undefined;
  readonly address?: string | undefined;
}

/** Returns where a headline leads: its address, the address of its link, or else the page of its article. */
export function hrefOf({ id, link, address }: HeadlineTarget): string {
  if (address !== undefined) return address;
  return link === undefined || articleIds.includes(id) ? articlePath(id) : outboundLinks[link].href;
}

/** The team's public e-mail address. */
export const contactAddress = links.contact;
/** A `mailto:` link to the team with a subject. */
export const contactLink = `mailto:${contactAddress}?subject=${encodeURIComponent(`${brand} Demo Request`)}`;

export const outboundLinkNames = Object.keys(links.links) as OutboundLinkName[];
