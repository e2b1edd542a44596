import { brand } from '../site.ts';
import { links } from './embedded.ts';

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

/** Returns the address of content that has an `address` or names a `link` of `links.yaml`. */
export const hrefOf = ({ link, address }: { readonly link?: OutboundLinkName; readonly address?: string }) =>
  address ?? (link === undefined ? '' : outboundLinks[link].href);

/** The team's public e-mail address. */
export const contactAddress = links.contact;
/** A `mailto:` link to the team with a subject. */
export const contactLink = `mailto:${contactAddress}?subject=${encodeURIComponent(`${brand} Demo Request`)}`;

export const outboundLinkNames = Object.keys(links.links) as OutboundLinkName[];
