import * as z from 'zod/mini';
import { outboundLinkNames } from '../links.ts';
import { submissionKinds } from '../submissions/kinds.ts';
import { figure, href, paragraph, text } from './loader/fields.ts';

const short = () => text({ maximum: 60 });
const line = () => text({ maximum: 160 });

/** A link inside the site. */
const link = z.strictObject({ label: short(), to: href() });
/** A heading with a paragraph under it. */
const item = z.strictObject({ title: short(), text: paragraph() });
const section = { title: line(), text: paragraph() };
const outbound = z.enum(outboundLinkNames);

const shell = z.strictObject({
  skipLink: short(),
  home: short(),
  bookMeeting: short(),
  menu: short(),
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
  toasts: z.strictObject({ region: short(), announcement: short(), close: short() }),
});

const forms = z.strictObject({
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
    title: short(),
    description: line(),
    label: short(),
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

/** The categories of the specification, section 3. */
const newsCategories = [
  'Graduate Employment',
  'Workforce Development',
  'Tech Skills',
  'Skills Analysis',
  'Workforce Planning',
  'ROI Analysis',
] as const;

const headline = z.strictObject({
  title: line(),
  date: z.iso.date({ error: 'a date such as "2025-06-05", in quotes' }),
  category: z.enum(newsCategories),
  preview: paragraph({ maximum: 240 }),
  link: outbound,
  sample: z.optional(z.boolean()),
});

const home = z.strictObject({
  hero: z.strictObject({
    eyebrow: short(),
    title: line(),
    message: line(),
    text: paragraph(),
    ai: link,
    partners: link,
    audiences: z.array(z.strictObject({ title: short(), text: paragraph(), link })),
  }),
  solutions: z.strictObject({
    ...section,
    learnMore: short(),
    demo: short(),
    products: z.array(z.strictObject({ title: short(), text: paragraph(), to: href() })),
    suite: link,
  }),
  why: z.strictObject({ ...section, steps: z.array(item) }),
  roi: z.strictObject({ ...section, button: short() }),
  technology: z.strictObject({
    ...section,
    cards: z.array(z.strictObject({ title: short(), text: paragraph(), icon: short() })),
  }),
  news: z.strictObject({
    ...section,
    headlines: z.array(headline).check(z.length(7, { error: 'seven headlines' })),
    sidebar: z.strictObject({ title: short(), text: paragraph() }),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});

const pricing = z.strictObject({
  title: short(),
  tagline: line(),
  back: short(),
  packages: z.array(
    z.strictObject({
      name: short(),
      summary: paragraph(),
      price: line(),
      note: z.optional(line()),
      button: short(),
      includes: z.array(line()),
    }),
  ),
  why: z.strictObject({ title: line(), cards: z.array(item) }),
  faq: z.strictObject({
    title: line(),
    items: z.array(z.strictObject({ question: line(), answer: paragraph() })),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});

const report = z.strictObject({
  back: short(),
  eyebrow: short(),
  ...section,
  stats: z.array(z.strictObject({ number: figure(), label: short() })),
  contents: z.strictObject({ title: line(), items: z.array(line()) }),
  form: item,
});

const notFound = z.strictObject({
  code: short(),
  title: line(),
  text: paragraph(),
  link,
  others: z.array(link),
});

const results = z.record(
  z.enum(submissionKinds),
  z.strictObject({ title: line(), text: paragraph(), next: short(), link: outbound, home: short() }),
);

const placeholder = z.strictObject({ title: line(), text: paragraph(), list: line(), home: short() });

const briefs = z.strictObject({
  bookMeeting: short(),
  home: short(),
  pages: z.record(href(), z.strictObject({ title: short(), text: paragraph(), points: z.array(line()) })),
});

/** The schema of every file in this folder, by the file's name. */
export const contentSchemas = {
  shell,
  forms,
  home,
  pricing,
  'future-skills-report': report,
  'not-found': notFound,
  results,
  placeholder,
  briefs,
} as const satisfies Record<string, z.ZodMiniType>;

export type Content<Name extends keyof typeof contentSchemas> = z.output<(typeof contentSchemas)[Name]>;
