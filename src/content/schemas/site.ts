import * as z from 'zod/mini';
import { submissionKinds } from '../../submissions/kinds.ts';
import { isVideoId, videoProviders } from '../../video-providers.ts';
import {
  briefHead,
  exactly,
  figure,
  head,
  href,
  labels,
  line,
  link,
  outbound,
  paragraph,
  sample,
  short,
  text,
} from '../fields.ts';
import { markdownSections, writtenDay } from '../loader/legal-fields.ts';

/** `shell.yaml`. */
export const shell = z.strictObject({
  skipLink: short(),
  home: short(),
  bookMeeting: short(),
  menu: short(),
  loading: short(),
  mainNavigation: short(),
  suite: z.strictObject({ label: short(), links: z.array(link) }),
  links: z.array(z.strictObject({ label: short(), to: href(), badge: z.optional(short()) })),
  footer: z.strictObject({
    title: short(),
    statement: paragraph(),
    groups: z.array(z.strictObject({ title: short(), links: z.array(link) })),
    news: short(),
    calculator: short(),
    contact: short(),
    social: z.strictObject({
      title: short(),
      links: z.array(z.strictObject({ label: short(), link: outbound })),
    }),
    consent: short(),
    rights: line(),
  }),
  failure: z.strictObject({ title: line(), text: paragraph(), reload: short() }),
  help: z.strictObject({
    open: short(),
    title: short(),
    demo: short(),
    call: short(),
    email: short(),
    note: line(),
    close: short(),
  }),
  callBanner: z.strictObject({ label: short(), text: line(), call: short(), close: short() }),
  toasts: labels('region', 'announcement', 'close'),
});

const always = z.strictObject({ title: short(), state: short(), text: paragraph() });

/** A sentence with both of the places that the page fills in. */
const datedSentence = text().check(
  z.regex(/^(?=.*\{decided\})(?=.*\{ends\})/, { error: 'a sentence that contains {decided} and {ends}' }),
);

/** `consent.yaml`. */
export const consent = z.strictObject({
  banner: z.strictObject({
    label: short(),
    text: paragraph({ maximum: 240 }),
    policy: short(),
    accept: short(),
    reject: short(),
    manage: short(),
  }),
  preferences: z.strictObject({
    title: short(),
    text: paragraph(),
    legend: short(),
    categories: z.strictObject({
      essential: always,
      players: z.strictObject({ title: short(), text: paragraph() }),
      statistics: always,
    }),
    save: short(),
    accept: short(),
    reject: short(),
    close: short(),
    status: z.strictObject({ open: text(), decided: datedSentence }),
    scripts: text(),
  }),
});

/** What the dialog is called and what it says it is for; its form has the same name. */
const purpose = z.strictObject({ title: short(), description: line() });

/** `forms.yaml`. */
export const forms = z.strictObject({
  honeypot: line(),
  newsletter: z.strictObject({
    label: short(),
    submit: short(),
    submitting: short(),
    subscribed: short(),
    opening: line(),
    link: short(),
  }),
  meeting: z.strictObject({
    purposes: z.strictObject({ meeting: purpose, register: purpose }),
    choose: short(),
    submit: short(),
    submitting: short(),
    cancel: short(),
    close: short(),
    link: short(),
  }),
  report: z.strictObject({
    label: short(),
    submit: short(),
    submitting: short(),
    note: paragraph(),
    thanks: short(),
    granted: short(),
    opening: line(),
    link: short(),
  }),
});

/** `results.yaml`. */
export const results = z.record(
  z.enum(submissionKinds),
  z.strictObject({
    head: briefHead,
    title: line(),
    text: paragraph(),
    next: short(),
    link: outbound,
    home: short(),
  }),
);

/** `placeholder.yaml`. */
export const placeholder = z.strictObject({
  head: briefHead,
  title: line(),
  text: paragraph(),
  list: line(),
  home: short(),
});

const place = z.strictObject({ label: short(), text: line(), to: href() });

/** `not-found.yaml`. */
export const notFound = z.strictObject({
  head: briefHead,
  code: short(),
  title: line(),
  text: paragraph(),
  link,
  others: z.strictObject({ title: line(), links: z.array(place) }),
});

/** `legal/labels.yaml`. */
export const legalLabels = labels('updated', 'contents', 'summary', 'sample');

/** Who is behind the text. What is invented until it is known says so. */
const details = z
  .array(z.strictObject({ label: short(), text: line(), to: z.optional(line()), sample }))
  .check(z.minLength(1));

const document = {
  head,
  back: short(),
  title: short(),
  updated: writtenDay(),
  introduction: paragraph(),
  summary: z.array(paragraph({ maximum: 200 })).check(z.minLength(2), z.maxLength(5)),
};

const cell = () => paragraph({ maximum: 400 });

/** A table of four columns; the first cell of each row names it. */
const table = z.strictObject({
  caption: line(),
  columns: z.tuple([short(), short(), short(), short()]),
  rows: z.array(z.tuple([cell(), cell(), cell(), cell()])).check(z.minLength(1)),
});

/** `legal/privacy-policy.md`. */
export const privacyPolicy = z.strictObject({
  ...document,
  details,
  table,
  sections: markdownSections(['individuals', 'organisations', 'records', 'contact']),
});

/** `legal/terms-of-service.md`. */
export const termsOfService = z.strictObject({
  ...document,
  details,
  /** The terms at a glance, each with the section that has them in full. */
  terms: exactly(
    6,
    z.strictObject({ name: short(), term: short(), text: paragraph({ maximum: 200 }), to: href() }),
  ),
  sections: markdownSections(['contact']),
});

/** `legal/cookie-policy.md`. */
export const cookiePolicy = z.strictObject({
  ...document,
  table,
  sections: markdownSections(['stored', 'preferences'], 7),
});

const video = z
  .strictObject({
    title: short(),
    text: paragraph({ maximum: 200 }),
    length: z
      .string({ error: 'minutes and seconds such as "2:10", in quotes' })
      .check(
        z.regex(/^(?!0:00)\d{1,2}:[0-5]\d$/, { error: 'minutes and seconds such as "2:10", in quotes' }),
      ),
    link: outbound,
    provider: z.enum(videoProviders),
    id: z.optional(z.string({ error: 'the id of the video, in quotes' })),
    sample: sample,
  })
  .check(
    z.refine(({ provider, id }) => id === undefined || isVideoId(provider, id), {
      path: ['id'],
      error: 'an id of its provider: 11 letters, digits, - or _ for youtube-nocookie, digits for vimeo',
    }),
  );

/** `videos.yaml`. */
export const videos = z.strictObject({
  player: z.strictObject({
    play: short(),
    loading: line(),
    notice: z.record(z.enum(videoProviders), line()),
    close: short(),
    empty: line(),
    failed: line(),
    link: short(),
  }),
  dialog: z.strictObject({ close: short() }),
  videos: z.strictObject({
    intro: video,
    'skills-agent': video,
    'skills-passport': video,
    'skills-1st-matching': video,
    'skills-mapping': video,
    'skills-lens': video,
    'skills-ai': video,
    educator: video,
    recruiter: video,
    'product-demo': video,
  }),
});

const claim = z.strictObject({
  /** What pages call it: lower case with hyphens. */
  name: z.string({ error: 'a name in lower case with hyphens' }).check(z.regex(/^[a-z][a-z-]*$/)),
  figure: figure(),
  wording: line(),
  source: line(),
  reviewed: z.iso.date({ error: 'a date such as "2025-06-05", in quotes' }),
  sample,
});

const uniqueNames = z.superRefine<z.output<typeof claim>[]>((claims, context) => {
  for (const [index, { name }] of claims.entries()) {
    if (claims.findIndex((other) => other.name === name) === index) continue;
    context.addIssue({
      code: 'invalid_value',
      values: [],
      path: [index, 'name'],
      input: name,
      message: 'a name that is not there yet',
    });
  }
});

/** `claims.yaml`. */
export const claims = z.strictObject({ claims: z.array(claim).check(uniqueNames) });
