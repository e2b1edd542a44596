import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  date,
  exactly,
  head,
  href,
  icon,
  inOrder,
  item,
  labels,
  level,
  line,
  lines,
  link,
  list,
  numberIn,
  paragraph,
  positive,
  refuse,
  sample,
  section,
  several,
  short,
  shorts,
  whole,
} from '../fields.ts';
import { readCases } from '../figures.ts';
import { image } from '../loader/image.ts';
import { readOrganisation } from '../organisation/organisation.ts';
import { skillField } from '../organisation/skills.ts';
import { outbound } from '../outbound.ts';
import { products } from '../products.ts';

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
  link: outbound(),
  /** 16 by 9; a picture of another shape is cut. */
  image: image({ folder: 'news', size: { width: 640, height: 360 } }),
  sample,
});

const shownHeadlines = 7;

/** Dated entries, of which the page shows the newest. */
const headlines = z.pipe(
  several(headline),
  z.transform((entries) =>
    entries.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, shownHeadlines),
  ),
);

/** An audience of the home page; the caption says what its squares count. */
const audience = (squares: () => readonly number[]) =>
  z.pipe(
    z.strictObject({ ...section, link, caption: line() }),
    z.transform((words) => ({ ...words, squares: squares() })),
  );

/** The jobs of the sample organisation's move: filled before it, filled by it, still open. */
function jobsOfMove() {
  const { to, people, after } = readOrganisation().move;
  return [to.supply, people, after];
}

/** The outcomes of the case study's modules: asked for before, a year on as well, still not. */
function outcomesOfCase() {
  const { before, after, outcomes } = readCases().university.chart;
  return [before, after - before, outcomes - after];
}

export const home = z.strictObject({
  head,
  hero: z.strictObject({
    ...section,
    ...lines('subhead', 'message'),
    ...shorts('book', 'film', 'note'),
    ai: link,
    partners: link,
    stations: list(
      { title: short(), text: line() },
      exactly(3, 'one for each station of the route on the map'),
    ),
  }),
  ecosystem: z.strictObject({
    title: line(),
    engine: z.strictObject({ ...link.shape, mark: z.optional(z.enum(products)) }),
    products: list({ ...link.shape, mark: z.enum(products) }),
  }),
  audiences: z.strictObject({
    business: audience(jobsOfMove),
    education: audience(outcomesOfCase),
  }),
  screen: z.strictObject({ ...section, link }),
  solutions: z.strictObject({
    title: line(),
    ...shorts('learnMore', 'demo'),
    products: list({ title: short(), question: line(), text: paragraph(), to: href() }),
    suite: link,
  }),
  why: z.strictObject({
    ...section,
    analysis: short(),
    result: z.strictObject({ figure: short(), text: line() }),
    steps: list(item.shape),
    partners: line(),
  }),
  case: z.strictObject({ ...lines('title', 'person'), quote: paragraph(), link, session: short(), sample }),
  roi: z.strictObject({
    ...section,
    button: short(),
    ledger: z.strictObject({
      ...lines('title', 'note'),
      rows: list({ ...shorts('item', 'reckoning'), amount: z.int() }),
      total: short(),
    }),
  }),
  technology: z.strictObject({
    title: line(),
    button: short(),
    cards: list({ title: short(), icon: icon(), text: paragraph() }),
  }),
  news: z.strictObject({
    ...section,
    headlines,
    sidebar: z.strictObject(item.shape),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});

/** The stylesheet places stations at up to as many years from the first. */
const longestRoute = 20;

const written = z.strictObject({
  title: line(),
  sample,
  years: claimField(),
  skills: claimField(),
  count: short('skills'),
  stations: z
    .array(
      z.strictObject({
        year: z.int(),
        title: short(),
        text: line(),
        /** Skills in the taxonomy that year; the last station's are the claim's. */
        skills: z.optional(whole()),
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
    if (length !== numberIn(years.figure) || length > longestRoute) {
      return refuse(context, stations, `stations over ${years.figure} as the claim has it, not ${length}`, [
        'stations',
      ]);
    }
    const placed = stations.map(({ skills: counted, ...station }) => ({
      ...station,
      at: station.year - first,
      skills: counted ?? numberIn(skills.figure),
      claim: counted === undefined ? skills.figure : undefined,
    }));
    const rises = inOrder(placed, (before, now) => before.at < now.at && before.skills < now.skills);
    return rises
      ? { ...rest, length, stations: placed }
      : refuse(context, stations, 'later stations with more skills', ['stations']);
  }),
);

export const aboutUs = z.strictObject({
  head,
  hero: z.strictObject({
    ...section,
    form: z.strictObject({
      sample,
      ...shorts('title', 'post', 'verdict'),
      fields: z.array(labels('label', 'value')),
      unasked: z.strictObject({
        ...shorts('title', { level: 'level' }),
        skills: list({ skill: skillField(), level: level() }),
      }),
      note: line(),
    }),
  }),
  story: z.strictObject({
    title: line(),
    sample,
    paragraphs: z.array(paragraph()),
    aims: list({ label: short(), text: line() }),
  }),
  route,
  challenge: z.strictObject({ title: line(), cards: list({ ...item.shape, follows: line() }) }),
  values: z.strictObject({ title: line(), items: list({ ...item.shape, shows: line() }) }),
  team: z.strictObject(section),
  impact: z.strictObject({ title: line(), figures: list({ claim: claimField(), text: line() }) }),
  closing: z.strictObject({ title: line(), links: list({ ...link.shape, text: line() }) }),
});

export const report = z.strictObject({
  head,
  ...shorts('back', 'get'),
  ...section,
  stats: z.array(claimField()),
  /** Names the skill in the cover's figure, which is the highest of the chart. */
  cover: line('skill'),
  movers: z.strictObject({
    ...section,
    skills: z.array(skillField()),
    ...lines('highest', 'lowest', 'note'),
    sample,
  }),
  contents: z
    .strictObject({
      ...section,
      page: short(),
      items: list({ title: line(), page: positive() }),
      sheet: z.strictObject({
        /** From 1. */
        chapter: positive(),
        text: paragraph(),
        ...lines('measure', 'question'),
        skills: z.array(skillField()),
        sample,
      }),
    })
    .check(
      z.refine(({ items, sheet }) => sheet.chapter <= items.length, {
        path: ['sheet', 'chapter'],
        error: 'the number of one of the chapters',
      }),
    ),
  form: item,
});

/** The people are shown in squares of one size; a photograph of another shape is cut to the square. */
const member = z.strictObject({
  ...shorts('name', 'role'),
  bio: paragraph({ maximum: 320 }),
  image: image({ folder: 'team', size: { width: 240, height: 240 } }),
  sample,
});

export const team = z.strictObject({
  people: several(member),
});
