import * as z from 'zod/mini';
import { submissionKinds } from '../../submissions/kinds.ts';
import { isVideoId, videoProviders } from '../../video-providers.ts';
import { briefHead, href, labels, line, link, outbound, paragraph, sample, short, text } from '../fields.ts';

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
