import * as z from 'zod/mini';
import { href, item, link, sample } from './fields.ts';
import { list, nonEmptyList } from './lists.ts';
import { image } from './loader/image.ts';
import { outbound } from './outbound.ts';
import { products } from './products.ts';
import { labels, line, lineFields, namedFields, paragraph, short, shortFields, text } from './texts.ts';

/** The address of a header link, and other pages for which the link is marked as current. */
const destination = { to: href(), pages: z.optional(z.array(href())) };

const shellLabels = shortFields('skipLink', 'home', 'bookMeeting', 'menu', 'loading', 'mainNavigation');

const shellNotices = {
  help: z.strictObject({ ...shortFields('open', 'title', 'demo', 'call', 'email', 'close'), note: line() }),
  callBanner: z.strictObject({ ...shortFields('label', 'call', 'close'), text: line() }),
  toasts: labels('region', 'announcement', 'close'),
};

/** The schema of the texts of `shell.yaml` without its links. */
export const shellWords = z.strictObject({ ...shellLabels, suite: labels('label'), ...shellNotices });

export const shell = z.strictObject({
  ...shellLabels,
  suite: z.strictObject({
    label: short(),
    links: list({
      label: short(),
      mark: z.enum([...products, 'suite']),
      text: line(),
      ...destination,
    }),
    /** Pages that help with the choice, below the products. */
    foot: list({ label: short(), to: href() }),
  }),
  links: list({ label: short(), badge: z.optional(short()), ...destination }),
  ...shellNotices,
});

const footerLabels = { ...shortFields('title', 'contact', 'consent', 'newTab'), statement: paragraph() };

/** The schema of the texts of `footer.yaml` without its links. */
export const footerWords = z.strictObject({ ...footerLabels, rights: line() });

export const footer = z.strictObject({
  ...footerLabels,
  groups: list({
    title: short(),
    links: z.array(z.union([link, z.strictObject({ label: short(), link: outbound() })])),
  }),
  legal: z.array(link),
  company: z.strictObject({ text: line(), sample }),
  rights: line(),
});

/** A category that cannot be chosen. */
const fixedCategory = z.strictObject({ ...shortFields('title', 'state'), text: paragraph() });

/** A sentence with both placeholders. */
const datedSentence = text({ filled: 'decided ends' }).check(
  z.regex(/^(?=.*\{decided\})(?=.*\{ends\})/, { error: 'a sentence that contains {decided} and {ends}' }),
);

export const consent = z.strictObject({
  banner: z.strictObject({
    ...shortFields('label', 'policy', 'accept', 'reject', 'manage'),
    text: paragraph({ maximum: 240 }),
  }),
  preferences: z.strictObject({
    ...shortFields('title', 'legend', 'save', 'accept', 'reject', 'close'),
    text: paragraph(),
    categories: z.strictObject({
      essential: fixedCategory,
      players: z.strictObject(item.shape),
      statistics: fixedCategory,
    }),
    status: z.strictObject({ open: text(), decided: datedSentence, accepted: text(), rejected: text() }),
    scripts: text(),
  }),
});

/** The meeting dialog and the confirmation after it. The form's accessible name is the title. */
const purpose = z.strictObject({
  title: short(),
  description: line(),
  /** Stands beside the form; on phones only the first. */
  facts: list({ title: short(), text: line() }),
  confirmation: short('name'),
  steps: list({ title: short(), text: line() }),
});

export const forms = z.strictObject({
  /** The link to the privacy policy under each form. */
  privacy: short(),
  silence: short(),
  newsletter: z.strictObject({ ...shortFields('label', 'subscribed', 'link'), opening: line() }),
  meeting: z.strictObject({
    purposes: z.strictObject({ meeting: purpose, register: purpose }),
    ...shortFields('cancel', 'close', 'closeConfirmation', 'link'),
  }),
  report: z.strictObject({ ...shortFields('thanks', 'granted', 'link'), note: paragraph(), opening: line() }),
});

export const answers = z.strictObject({
  page: labels('headline', 'summary', 'home', 'back', 'error'),
  problems: z.strictObject(
    lineFields(
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
  ...namedFields(() => mailOfKind)('newsletter', 'meeting', 'report', 'registration'),
  digest: z.strictObject({ subject: short(), introduction: line(), list: line() }),
  labels: labels('source', 'report', 'event', 'received', 'reference', 'page', 'control', 'referrer'),
  campaign: labels('name', 'source', 'medium', 'term', 'content'),
  /** Where a control is, by the last word of its name: `hero` for `skills-passport-hero`. */
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
  ...lineFields('answerable', 'unanswerable', 'bracketed'),
});

const partner = z.strictObject({ name: short(), image: image({ folder: 'partners' }), sample });

/** The schema of `partners.yaml`. */
export const partners = z.strictObject({ groups: list({ title: short(), partners: nonEmptyList(partner) }) });

/** A person of the team. The photograph is cropped to a square. */
const member = z.strictObject({
  ...shortFields('name', 'role'),
  bio: paragraph({ maximum: 320 }),
  image: image({ folder: 'team', size: { width: 240, height: 240 } }),
  sample,
});

export const team = z.strictObject({ people: nonEmptyList(member) });
