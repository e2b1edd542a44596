import * as z from 'zod/mini';
import type { OutboundLinkName } from './links.ts';
import { checkedFile, namesField } from './loader/check-content.ts';
import { each, editorNotes, line, matching } from './texts.ts';

const link = z.strictObject({
  /** What a visitor finds there, as the end of a sentence. */
  purpose: line(),
  address: z.optional(matching(/^https:\/\/[^\s/]+\.[^\s]+$/, 'an address that begins with https://')),
});

/** Links that the site's own parts lead to; the others are named by content alone. */
const ownLinks = z.strictObject(
  each(() => link)(
    'bookingPage',
    'bookingMonth',
    'schedulingPage',
    'audioCall',
    'suitePage',
    'skillsGapCalculator',
    'reportDocument',
    'newsletterPage',
    'webinar',
  ),
);

export const links = z.strictObject({
  /** The team's address for visitors. */
  contact: z.email({ error: 'an e-mail address' }),
  links: z.catchall(ownLinks, link).register(editorNotes, { names: () => knownLinks() }),
});

const readLinks = checkedFile('content/links', links);
const knownLinks = (): OutboundLinkName[] => Object.keys(readLinks().links) as OutboundLinkName[];

/** The name of a link in `links.yaml`. Runs at build only. */
export const outbound = () => namesField('the name of a link in links.yaml', knownLinks);
