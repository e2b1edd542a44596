import { links } from './content/embedded.ts';
import { brand } from './site.ts';

/** The name of a link in `content/links.yaml`. */
export type OutboundLinkName = keyof typeof links.links;

/** Every outbound link by name with its address; `placeholder` tells the ones that have not been set. */
export const outboundLinks = Object.fromEntries(
  Object.entries<{ readonly address?: string }>(links.links).map(([name, { address }]) => [
    name,
    { href: address ?? `/placeholder#${name}`, placeholder: address === undefined },
  ]),
) as Record<OutboundLinkName, { readonly href: string; readonly placeholder: boolean }>;

/** The team's address for visitors. */
export const contactAddress = links.contact;
/** Begins a mail to the team with its subject filled in. */
export const contactLink = `mailto:${contactAddress}?subject=${encodeURIComponent(`${brand} Demo Request`)}`;

export const outboundLinkNames = Object.keys(links.links) as OutboundLinkName[];
