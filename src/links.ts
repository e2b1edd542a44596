import { links } from './content/embedded.ts';
import { brand } from './site.ts';

/** The name of a link in `content/links.yaml`. */
export type OutboundLinkName = keyof typeof links.links;

/** Where links go that have not been set yet. */
const placeholderPath = '/placeholder';

interface SetLink {
  readonly address?: string;
}

/** Every outbound link by name with its address; `placeholder` tells the ones that have not been set. */
export const outboundLinks = Object.fromEntries(
  Object.entries(links.links).map(([name, { address }]: [string, SetLink]) => [
    name,
    { href: address ?? `${placeholderPath}#${name}`, placeholder: address === undefined },
  ]),
) as Record<OutboundLinkName, { readonly href: string; readonly placeholder: boolean }>;

/** The team's address for visitors. */
export const contactAddress = links.contact;
/** Begins a mail to the team with its subject filled in. */
export const contactLink = `mailto:${contactAddress}?subject=${encodeURIComponent(`${brand} Demo Request`)}`;

export const outboundLinkNames = Object.keys(links.links) as OutboundLinkName[];
