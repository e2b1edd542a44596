import * as z from 'zod/mini';
import { href, link, sample, titledText } from './fields.ts';
import { nonEmptyList, objectList } from './lists.ts';
import { image } from './loader/image.ts';
import { outbound } from './outbound.ts';
import { products } from './products.ts';
import {
  label,
  labelFields,
  labelObject,
  namedFields,
  paragraph,
  sentence,
  sentenceFields,
  text,
} from './texts.ts';

/** The address of a header link, and other pages for which the link is marked as current. */
const destination = { to: href(), pages: z.optional(z.array(href())) };

const shellLabels = labelFields('skipLink', 'home', 'bookMeeting', 'menu', 'loading', 'mainNavigation');

const shellNotices = {
  help: z.strictObject({
    ...labelFields('open', 'title', 'demo', 'call', 'email', 'close'),
    note: sentence(),
  }),
  callBanner: z.strictObject({ ...labelFields('label', 'call', 'close'), text: sentence() }),
  toasts: labelObject('region', 'announcement', 'close'),
};

/** The schema of the texts of `shell.yaml` without its links. */
export const shellWords = z.strictObject({ ...shellLabels, suite: labelObject('label'), ...shellNotices });

export const shell = z.strictObject({
  ...shellLabels,
  suite: z.strictObject({
    label: label(),
    links: objectList({
      label: label(),
      mark: z.enum([...products, 'suite']),
      text: sentence(),
      ...destination,
    }),
    /** Pages that help with the choice, below the products. */
    foot: objectList({ label: label(), to: href() }),
  }),
  links: objectList({ label: label(), badge: z.optional(label()), ...destination }),
  ...shellNotices,
});

const footerLabels = { ...labelFields('title', 'contact', 'consent', 'newTab'), statement: paragraph() };

/** The schema of the texts of `footer.yaml` without its links. */
export const footerWords = z.strictObject({ ...footerLabels, rights: sentence() });

export const footer = z.strictObject({
  ...footerLabels,
  groups: objectList({
    title: label(),
    links: z.array(z.union([link, z.strictObject({ label: label(), link: outbound() })])),
  }),
  company: z.strictObject({ text: sentence(), sample }),
  rights: sentence(),
});

/** A category that cannot be chosen. */
const fixedCategory = z.strictObject({ ...labelFields('title', 'state'), text: paragraph() });

/** A sentence with both placeholders. */
const datedSentence = text({ placeholders: 'decided ends' }).check(
  z.regex(/^(?=.*\{decided\})(?=.*\{ends\})/, { error: 'a sentence that contains {decided} and {ends}' }),
);

export const consent = z.strictObject({
  banner: z.strictObject({
    ...labelFields('label', 'policy', 'accept', 'reject', 'manage'),
    text: paragraph({ maximum: 240 }),
  }),
  preferences: z.strictObject({
    ...labelFields('title', 'legend', 'save', 'accept', 'reject', 'close'),
    text: paragraph(),
    categories: z.strictObject({
      essential: fixedCategory,
      players: z.strictObject(titledText.shape),
      statistics: fixedCategory,
    }),
    status: z.strictObject({ open: text(), decided: datedSentence, accepted: text(), rejected: text() }),
    scripts: text(),
  }),
});

/** The meeting dialog and the confirmation after it. The form's accessible name is the title. */
const purpose = z.strictObject({
  title: label(),
  description: sentence(),
  /** Stands beside the form; on phones only the first. */
  facts: objectList({ title: label(), text: sentence() }),
  confirmation: label('name'),
  steps: objectList({ title: label(), text: sentence() }),
});

export const forms = z.strictObject({
  /** The link to the privacy policy under each form. */
  privacy: label(),
  silence: label(),
  newsletter: z.strictObject({ ...labelFields('label', 'subscribed', 'link'), opening: sentence() }),
  meeting: z.strictObject({
    purposes: z.strictObject({ meeting: purpose, register: purpose }),
    ...labelFields('cancel', 'close', 'closeConfirmation', 'link'),
  }),
  report: z.strictObject({
    ...labelFields('thanks', 'granted', 'link'),
    note: paragraph(),
    opening: sentence(),
  }),
});

export const answers = z.strictObject({
  page: labelObject('headline', 'summary', 'home', 'back', 'error'),
  problems: z.strictObject(
    sentenceFields(
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

const mailOfKind = z.strictObject({ subject: label(), introduction: sentence() });

export const mail = z.strictObject({
  ...namedFields(() => mailOfKind)('newsletter', 'meeting', 'report', 'registration'),
  digest: z.strictObject({ subject: label(), introduction: sentence(), list: sentence() }),
  labels: labelObject('source', 'report', 'event', 'received', 'reference', 'page', 'control', 'referrer'),
  campaign: labelObject('name', 'source', 'medium', 'term', 'content'),
  /** Where a control is, by the last word of its name: `hero` for `skills-passport-hero`. */
  controls: labelObject(
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
    'matters',
  ),
  ...sentenceFields('answerable', 'unanswerable', 'bracketed'),
});

const partner = z.strictObject({ name: label(), image: image({ folder: 'partners' }), sample });

/** The schema of `partners.yaml`. */
export const partners = z.strictObject({
  groups: objectList({ title: label(), partners: nonEmptyList(partner) }),
});

/** A person of the team. The photograph is cropped to a square. */
const member = z.strictObject({
  ...labelFields('name', 'role'),
  bio: paragraph({ maximum: 320 }),
  image: image({ folder: 'team', size: { width: 240, height: 240 } }),
  sample,
});

export const team = z.strictObject({ people: nonEmptyList(member) });
