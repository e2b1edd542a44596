import * as z from 'zod/mini';
import { href, item, link, sample } from './fields.ts';
import { headerExcess } from './header-width.ts';
import { list, refuse, several } from './lists.ts';
import { image } from './loader/image.ts';
import { outbound } from './outbound.ts';
import { products } from './products.ts';
import { each, labels, line, lines, paragraph, short, shorts, text } from './texts.ts';

/** Where a link of the header leads, and the other pages that belong to it. */
const destination = { to: href(), pages: z.optional(z.array(href())) };

/** Refuses links that would not stand in one row. */
const oneRow = z.check<Parameters<typeof headerExcess>[0]>((payload) => {
  const excess = headerExcess(payload.value);
  if (excess <= 0) return;
  const expected = `shorter or fewer links: the header wraps in a window of 1280 pixels, it is ${excess} too wide`;
  refuse(payload, payload.value.links, expected, ['links']);
});

const shellLabels = shorts('skipLink', 'home', 'bookMeeting', 'menu', 'loading', 'mainNavigation');

const shellNotices = {
  help: z.strictObject({ ...shorts('open', 'title', 'demo', 'call', 'email', 'close'), note: line() }),
  callBanner: z.strictObject({ ...shorts('label', 'call', 'close'), text: line() }),
  toasts: labels('region', 'announcement', 'close'),
};

/** The words of `shell.yaml` without its links. */
export const shellWords = z.strictObject({ ...shellLabels, suite: labels('label'), ...shellNotices });

export const shell = z
  .strictObject({
    ...shellLabels,
    suite: z.strictObject({
      label: short(),
      links: list({
        label: short(),
        mark: z.enum([...products, 'control-centre']),
        text: line(),
        ...destination,
      }),
    }),
    links: list({ label: short(), badge: z.optional(short()), ...destination }),
    ...shellNotices,
  })
  .check(oneRow);

const footerLabels = { ...shorts('title', 'contact', 'consent', 'newTab'), statement: paragraph() };

/** The words of `footer.yaml` without its links. */
export const footerWords = z.strictObject({ ...footerLabels, rights: line() });

export const footer = z.strictObject({
  ...footerLabels,
  groups: list({
    title: short(),
    links: z.array(z.union([link, z.strictObject({ label: short(), link: outbound() })])),
  }),
  legal: z.array(link),
  rights: line(),
});

const always = z.strictObject({ ...shorts('title', 'state'), text: paragraph() });

/** A sentence with both of the places that the page fills in. */
const datedSentence = text({ filled: 'decided ends' }).check(
  z.regex(/^(?=.*\{decided\})(?=.*\{ends\})/, { error: 'a sentence that contains {decided} and {ends}' }),
);

export const consent = z.strictObject({
  banner: z.strictObject({
    ...shorts('label', 'policy', 'accept', 'reject', 'manage'),
    text: paragraph({ maximum: 240 }),
  }),
  preferences: z.strictObject({
    ...shorts('title', 'legend', 'save', 'accept', 'reject', 'close'),
    text: paragraph(),
    categories: z.strictObject({
      essential: always,
      players: z.strictObject(item.shape),
      statistics: always,
    }),
    status: z.strictObject({ open: text(), decided: datedSentence, accepted: text(), rejected: text() }),
    scripts: text(),
  }),
});

/** What the dialog is called and what it says it is for; its form has the same name. */
const purpose = z.strictObject({ title: short(), description: line() });

export const forms = z.strictObject({
  /** Names the link to the privacy policy under each form. */
  privacy: short(),
  silence: short(),
  newsletter: z.strictObject({ ...shorts('label', 'subscribed', 'link'), opening: line() }),
  meeting: z.strictObject({
    purposes: z.strictObject({ meeting: purpose, register: purpose }),
    ...shorts('cancel', 'close', 'link'),
  }),
  report: z.strictObject({ ...shorts('thanks', 'granted', 'link'), note: paragraph(), opening: line() }),
});

export const answers = z.strictObject({
  page: labels('headline', 'summary', 'home', 'back', 'error'),
  problems: z.strictObject(
    lines(
      'malformed',
      'cross_site',
      'method_not_allowed',
      'too_large',
      'unsupported_media_type',
      'invalid',
      'rate_limited',
    ),
  ),
});

const mailOfKind = z.strictObject({ subject: short(), introduction: line() });

export const mail = z.strictObject({
  ...each(() => mailOfKind)('newsletter', 'meeting', 'report', 'registration'),
  labels: labels('source', 'report', 'event', 'received', 'reference', 'page', 'control', 'referrer'),
  campaign: labels('name', 'source', 'medium', 'term', 'content'),
  /** Where a control stands, by the last word of its name: `hero` for `skills-passport-hero`. */
  controls: labels(
    'header',
    'footer',
    'hero',
    'closing',
    'form',
    'sidebar',
    'result',
    'resources',
    'learn',
    'bring',
    'demo',
  ),
  ...lines('answerable', 'unanswerable'),
});

const partner = z.strictObject({ name: short(), image: image({ folder: 'partners' }), sample });

/** `partners.yaml`: the wall of logos; every group has partners. */
export const partners = z.strictObject({ groups: list({ title: short(), partners: several(partner) }) });

/** The people are shown in squares of one size; a photograph of another shape is cut to the square. */
const member = z.strictObject({
  ...shorts('name', 'role'),
  bio: paragraph({ maximum: 320 }),
  image: image({ folder: 'team', size: { width: 240, height: 240 } }),
  sample,
});

export const team = z.strictObject({ people: several(member) });
