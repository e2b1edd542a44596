import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  briefHead,
  date,
  exactly,
  head,
  href,
  invented,
  item,
  labels,
  level,
  line,
  link,
  outbound,
  paragraph,
  refuse,
  sample,
  section,
  sheet,
  short,
} from '../fields.ts';
import { image } from '../loader/image.ts';
import { readOrganisation } from '../organisation/organisation.ts';
import { skillField } from '../organisation/skills.ts';
import { products } from '../products.ts';

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
  date: date(),
  category: z.enum(newsCategories),
  preview: paragraph({ maximum: 240 }),
  link: outbound,
  /** 16 by 9; a picture of another shape is cut. */
  image: image({ folder: 'news', size: { width: 640, height: 360 } }),
  sample,
});

const hero = z.strictObject({
  title: line(),
  message: line(),
  text: paragraph(),
  ai: link,
  partners: link,
  stations: exactly(3, z.strictObject({ title: short(), text: line(), figure: line() })),
  scale: line(),
  source: line(),
  film: labels('title', 'label'),
  sample,
});

const ecosystemPart = z.strictObject({
  label: short(),
  text: line(),
  to: href(),
});

const ledger = z.strictObject({
  title: line(),
  columns: labels('item', 'reckoning', 'amount'),
  rows: z.array(z.strictObject({ item: short(), reckoning: short(), amount: z.int() })),
  total: short(),
  note: line(),
  sample,
});

/** `home.yaml`. */
export const home = z.strictObject({
  head,
  hero,
  ecosystem: z.strictObject({
    title: line(),
    engine: ecosystemPart,
    products: z.array(z.extend(ecosystemPart, { mark: z.enum(products) })),
  }),
  audiences: z.array(z.strictObject({ title: short(), text: paragraph(), link })),
  solutions: z.strictObject({
    ...sheet,
    learnMore: short(),
    demo: short(),
    products: z.array(z.strictObject({ title: short(), question: line(), text: paragraph(), to: href() })),
    suite: link,
  }),
  why: z.strictObject({
    ...sheet,
    steps: z.array(z.strictObject({ title: short(), text: paragraph(), outcome: line() })),
    analysis: short(),
    partners: line(),
  }),
  roi: z.strictObject({ ...sheet, button: short(), ledger }),
  technology: z.strictObject({
    ...sheet,
    button: short(),
    cards: z.array(z.strictObject({ title: short(), text: paragraph(), icon: short() })),
  }),
  news: z.strictObject({
    ...sheet,
    headlines: exactly(7, headline),
    sidebar: z.strictObject({ title: short(), text: paragraph() }),
  }),
  closing: z.strictObject({ ...sheet, button: short(), session: short() }),
});

/** The stylesheet places stations at up to as many years from the first. */
const longestRoute = 20;

/** The number in a claim's figure: `55,000+` is 55000. */
function numberIn({ figure }: { readonly figure: string }): number {
  return Number(figure.replace(/\D/g, ''));
}

const written = z.strictObject({
  ...sheet,
  ...invented,
  years: claimField(),
  skills: claimField(),
  count: short(),
  note: line(),
  stations: z
    .array(
      z.strictObject({
        year: z.int(),
        title: short(),
        text: line(),
        /** Skills in the taxonomy that year; the last station's are the claim's. */
        skills: z.optional(z.int().check(z.minimum(0))),
      }),
    )
    .check(z.minLength(2)),
});

/** The stations in order of their years, each with its distance from the first and its number of skills. */
const route = z.pipe(
  written,
  z.transform(({ stations, years, skills, ...rest }, context) => {
    const first = stations[0]?.year ?? 0;
    const length = (stations.at(-1)?.year ?? 0) - first;
    if (length !== numberIn(years) || length > longestRoute) {
      return refuse(context, stations, `stations over ${years.figure} as the claim has it, not ${length}`, [
        'stations',
      ]);
    }
    const placed = stations.map(({ skills: counted, ...station }) => ({
      ...station,
      at: station.year - first,
      skills: counted ?? numberIn(skills),
      claim: counted === undefined ? skills.figure : undefined,
    }));
    const rises = placed.every(({ at, skills: now }, index) => {
      const before = placed[index - 1];
      return before === undefined || (before.at < at && before.skills < now);
    });
    return rises
      ? { ...rest, length, stations: placed }
      : refuse(context, stations, 'later stations with more skills', ['stations']);
  }),
);

/** `about-us.yaml`. */
export const aboutUs = z.strictObject({
  head: briefHead,
  hero: z.strictObject({
    ...section,
    form: z.strictObject({
      ...invented,
      mark: short(),
      title: short(),
      post: short(),
      fields: z.array(labels('label', 'value')),
      verdict: short(),
      unasked: z.strictObject({
        title: short(),
        level: short(),
        skills: z.array(z.strictObject({ skill: skillField(), level: level() })),
      }),
    }),
  }),
  story: z.strictObject({
    name: short(),
    title: line(),
    ...invented,
    paragraphs: z.array(paragraph()),
    aims: z.array(z.strictObject({ label: short(), text: line() })),
  }),
  route,
  challenge: z.strictObject({
    name: short(),
    title: line(),
    leads: short(),
    cards: exactly(3, z.strictObject({ title: short(), text: paragraph(), follows: line(), icon: short() })),
  }),
  values: z.strictObject({
    name: short(),
    title: line(),
    shows: short(),
    items: exactly(4, z.strictObject({ title: short(), text: paragraph(), shows: line() })),
  }),
  team: z.strictObject(sheet),
  impact: z.strictObject({
    name: short(),
    title: line(),
    source: short(),
    figures: z.array(z.strictObject({ claim: claimField(), text: line() })),
  }),
  closing: z.strictObject({ ...section, button: short(), cases: link }),
});

const chapter = z.strictObject({ title: line(), text: line(), page: z.int().check(z.minimum(1)) });

/** `future-skills-report.yaml`. */
export const report = z.strictObject({
  head,
  back: short(),
  eyebrow: short(),
  ...section,
  stats: z.array(claimField()),
  form: item,
  contents: z.strictObject({ ...sheet, page: short(), items: z.array(chapter) }),
  movers: z.strictObject({
    ...sheet,
    rising: short(),
    fading: short(),
    sentence: line(),
    skills: z.array(skillField()).check(
      z.refine(
        (skills) =>
          readOrganisation().forecast.rising.every(({ name }) => skills.some((skill) => skill.name === name)),
        {
          error:
            "the skills on the report's cover, which are those that rise in organisation.yaml, among them",
        },
      ),
    ),
    note: line(),
    sample,
  }),
  closing: z.strictObject({ ...section, button: short() }),
});

/** The people are shown in squares of one size; a photograph of another shape is cut to the square. */
const member = z.strictObject({
  name: short(),
  role: short(),
  bio: paragraph({ maximum: 320 }),
  image: image({ folder: 'team', size: { width: 240, height: 240 } }),
  sample,
});

/** `team.yaml`. */
export const team = z.strictObject({
  people: exactly(13, member),
});
