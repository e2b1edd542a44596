import * as z from 'zod/mini';
import { href } from './fields.ts';
import type { OutboundLinkName } from './links.ts';
import { checkedFile, namesField } from './loader/check-content.ts';
import { editorMetadata, sentence, stringMatching, withHint } from './texts.ts';
import { namedByCode } from './users.ts';

const fields = {
  /** What the link leads to, for the launch check. */
  purpose: sentence(),
  address: z.optional(stringMatching(/^https:\/\/[^\s/]+\.[^\s]+$/, 'an address that begins with https://')),
};

/** The page of this site that does what it can while there is no address. Without it, the link is not shown. */
const link = z.strictObject({ ...fields, meanwhile: z.optional(href()) });

const ownFields = { ...fields, meanwhile: href() };

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

/** Links that the code refers to, which always lead somewhere. Content may refer to any other link. */
const ownLinks = z.strictObject(
  Object.fromEntries(ownNames.map((name) => [name, namedByCode(name, 'a link', ownFields)])) as Record<
    OwnName,
    z.ZodMiniObject<typeof ownFields>
  >,
);

export const links = z.strictObject({
  /** The team's public e-mail address. */
  contact: z.email({ error: 'an e-mail address' }),
  httpsForTwoYears: z.optional(
    withHint(
      stringMatching(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'the site’s host, such as "www.example.com"'),
      'the site’s own host, once it and all its subdomains have HTTPS and keep it: browsers refuse anything else for two years; leave it empty unless the owner of the domain has decided so',
    ),
  ),
  links: z.catchall(ownLinks, link).register(editorMetadata, { names: () => knownLinks() }),
});

const readLinks = checkedFile('content/links', links);
const knownLinks = (): OutboundLinkName[] => Object.keys(readLinks().links) as OutboundLinkName[];

/** Returns the address of a link of `links.yaml`, or undefined if it has none yet. Runs at build only. */
export const linkAddress = (name: OutboundLinkName) => readLinks().links[name]?.address;

/** Returns the schema of a field that names a link of `links.yaml`. Runs at build only. */
export const outbound = () => namesField('the name of a link in links.yaml', knownLinks);
