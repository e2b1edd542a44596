import * as z from 'zod/mini';
import { submissionKinds } from '../../submissions/kinds.ts';
import { isVideoId, videoProviders } from '../../video-providers.ts';
import {
  briefHead,
  each,
  href,
  item,
  labels,
  line,
  lines,
  link,
  list,
  matching,
  paragraph,
  sample,
  short,
  shorts,
  text,
} from '../fields.ts';
import { checkedFile, namesField } from '../loader/check-content.ts';
import { outbound } from '../outbound.ts';
import { products } from '../products.ts';

/** Where a link of the header leads, and the other pages that belong to it. */
const destination = { to: href(), pages: z.optional(z.array(href())) };

export const shell = z.strictObject({
  ...shorts('skipLink', 'home', 'bookMeeting', 'menu', 'loading', 'mainNavigation'),
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
  failure: z.strictObject({ title: line(), text: paragraph(), reload: short() }),
  help: z.strictObject({ ...shorts('open', 'title', 'demo', 'call', 'email', 'close'), note: line() }),
  callBanner: z.strictObject({ ...shorts('label', 'call', 'close'), text: line() }),
  toasts: labels('region', 'announcement', 'close'),
});

export const footer = z.strictObject({
  ...shorts('title', 'contact', 'consent', 'newTab'),
  statement: paragraph(),
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
  newsletter: z.strictObject({
    ...shorts('label', 'subscribed', 'link'),
    opening: line(),
  }),
  meeting: z.strictObject({
    purposes: z.strictObject({ meeting: purpose, register: purpose }),
    ...shorts('cancel', 'close', 'link'),
  }),
  report: z.strictObject({
    ...shorts('thanks', 'granted', 'link'),
    note: paragraph(),
    opening: line(),
  }),
});

export const results = z.record(
  z.enum(submissionKinds),
  z.strictObject({
    head: briefHead,
    title: line(),
    text: paragraph(),
    ...shorts('next', 'home'),
    link: outbound(),
  }),
);

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
  labels: labels('source', 'report', 'event', 'received', 'reference'),
  ...lines('answerable', 'unanswerable'),
});

/** A chart's title and description, with the names in braces that each may use. */
const chart = (description = '', title = '') =>
  z.strictObject({ title: line(title), description: paragraph({ filled: description }) });

export const drawings = z.strictObject({
  charts: z.strictObject({
    ...each(chart)({
      'skills-agent': 'question first last ready afterOneCourse',
      'skills-passport': 'stamps',
      'skills-1st-matching': 'role shared asked share both missing besides',
      'skills-mapping': 'need have skills people from to courses',
      'skills-lens': 'years rising low high',
      survey: 'from to short people',
      uncharted: '',
    }),
    'skills-ai': chart('total points skillsPerPoint families largest largestSkills', 'total'),
    'suite-globe': chart('total products families'),
  }),
  /** Short enough for their places. */
  drawn: z.strictObject({
    mapping: z.strictObject({
      ...shorts({ short: 'people', available: 'people', shortOf: 'need have', availableOf: 'need have' }),
      ...shorts({ move: 'people', courses: 'courses' }),
      sum: line('need have gap short spare'),
    }),
    matching: z.strictObject({
      ...shorts('role', 'person', { candidate: 'code', result: 'shared asked share' }),
      /** What is said of a star under the pointer: of both, of the role's alone, of the person's alone. */
      pointed: labels('both', 'role', 'person'),
    }),
    passport: labels('skills', 'issuers', 'holder', 'role', 'number'),
    globe: z.strictObject(lines({ behind: 'families', point: 'skillsPerPoint total families' })),
    suite: labels('engine', 'engineBelow', { total: 'total' }),
    uncharted: labels('edge'),
  }),
});

export const placeholder = z.strictObject({
  head: briefHead,
  ...lines('title', 'list'),
  text: paragraph(),
  home: short(),
});

export const notFound = z.strictObject({
  head: briefHead,
  code: short(),
  title: line(),
  text: paragraph(),
  link,
  others: z.strictObject({ title: line(), links: z.array(z.strictObject({ ...link.shape, text: line() })) }),
});

const video = z
  .strictObject({
    title: short(),
    text: paragraph({ maximum: 200 }),
    length: matching(/^(?!0:00)\d{1,2}:[0-5]\d$/, 'minutes and seconds such as "2:10", in quotes'),
    link: outbound(),
    provider: z.enum(videoProviders),
    id: z.optional(z.string({ error: 'the id of the video, in quotes' })),
    sample,
  })
  .check(
    z.refine(({ provider, id }) => id === undefined || isVideoId(provider, id), {
      path: ['id'],
      error: 'an id of its provider: 11 letters, digits, - or _ for youtube-nocookie, digits for vimeo',
    }),
  );

/** What is said where an added page shows samples. */
export const samples = z.strictObject({ note: line() });

/** Videos that the site's own pages show. */
const ownVideos = z.strictObject(
  each(() => video)('intro', ...products, 'skills-ai', 'educator', 'recruiter', 'product-demo'),
);

export const videos = z.strictObject({
  player: z.strictObject({
    ...shorts('play', 'close', 'link'),
    ...lines('loading', 'empty', 'failed'),
    notice: z.record(z.enum(videoProviders), line()),
  }),
  dialog: z.strictObject({ close: short() }),
  /** By name: those of the site's own pages, and any others for added pages. */
  videos: z.pipe(
    z.catchall(ownVideos, video),
    z.transform((all): z.output<typeof ownVideos> => all),
  ),
});

type VideoName = keyof z.output<typeof ownVideos>;

const readVideos = checkedFile('videos', videos);
const knownVideos = () => Object.keys(readVideos().videos) as VideoName[];

/** The name of a video in `videos.yaml`. Runs at build only. */
export const videoName = () => namesField('the name of a video in videos.yaml', knownVideos);
