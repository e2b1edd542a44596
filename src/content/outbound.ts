import * as z from 'zod/mini';
import type { OutboundLinkName } from './links.ts';
import { checkedFile, namesField } from './loader/check-content.ts';
import { editorNotes, line, matching } from './texts.ts';
import { namedByCode } from './users.ts';

const fields = {
  /** What a visitor finds there, as the end of a sentence. */
  purpose: line(),
  address: z.optional(matching(/^https:\/\/[^\s/]+\.[^\s]+$/, 'an address that begins with https://')),
};

const link = z.strictObject(fields);

const ownNames = [
  'bookingPage',
  'bookingMonth',
  'schedulingPage',
  'audioCall',
  'suitePage',
  'skillsGapCalculator',
  'reportDocument',
  'newsletterPage',
  'webinar',
] as const;

type OwnName = (typeof ownNames)[number];

/** Links that the site's own parts lead to; the others are named by content alone. */
const ownLinks = z.strictObject(
  Object.fromEntries(ownNames.map((name) => [name, namedByCode(name, 'a link', fields)])) as Record<
    OwnName,
    typeof link
  >,
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
