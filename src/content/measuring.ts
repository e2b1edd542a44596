import * as z from 'zod/mini';
import { questionOf } from './consent-question.ts';
import { pastDate } from './fields.ts';
import { fillIn, longDay } from './format.ts';
import { addIssue, distinct } from './lists.ts';
import {
  type MeasuringCategory,
  measuringCategories,
  type ToolKindName,
  type ToolSources,
  toolKinds,
} from './measuring-kinds.ts';
import { label, paragraph, sentence, sentenceFields, stringMatching, withHint } from './texts.ts';

/** Where a tool may store data in the visitor's browser. */
const places = ['cookie', 'local-storage'] as const;

/** Returns the schema of an entry that a tool stores. The cookie policy lists it, and withdrawing consent removes it. */
const stored = () =>
  z.strictObject({
    name: withHint(
      stringMatching(
        /^[\w.-]+\*?$/,
        'the name of a cookie, such as "_ga", or its beginning and a star, "_ga_*"',
      ),
      'its name in the browser; a star at the end matches any ending',
    ),
    why: paragraph({ maximum: 400 }),
    howLong: paragraph({ maximum: 400 }),
    where: z.enum(places),
  });

const digits = (what: string) => stringMatching(/^\d{3,20}$/, `${what}: digits, in quotes`);

const origin = () =>
  stringMatching(
    /^https:\/\/[a-z0-9.-]+\.[a-z0-9-]+(?::\d+)?$/,
    'an origin such as "https://stats.example.com"',
  );

/** The fields of a tool, by its kind. */
const tool = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('google-analytics'),
      id: withHint(
        stringMatching(
          /^G-[A-Z0-9]{6,12}$/,
          'a measurement id of Google Analytics 4, such as "G-ABC1234567"',
        ),
        'the measurement id of the data stream',
      ),
    }),
    z.strictObject({
      kind: z.literal('plausible'),
      id: withHint(
        stringMatching(
          /^pa-[\w-]{8,40}$/,
          'the name of Plausible’s script without its ending, such as "pa-a1B2c3D4e5"',
        ),
        'the name of the site’s script in Plausible’s snippet, without .js',
      ),
      server: z.optional(withHint(origin(), 'where Plausible runs, if it is not plausible.io')),
    }),
    z.strictObject({
      kind: z.literal('linkedin-insight'),
      id: withHint(digits('a partner id of LinkedIn'), 'the partner id in the Insight Tag'),
      conversions: z.optional(
        withHint(
          z.strictObject({
            meeting: z.optional(digits('a conversion id of LinkedIn')),
            report: z.optional(digits('a conversion id of LinkedIn')),
            newsletter: z.optional(digits('a conversion id of LinkedIn')),
          }),
          'the conversion that each form counts as in Campaign Manager; without one a form is not counted',
        ),
      ),
    }),
    z.strictObject({
      kind: z.literal('meta-pixel'),
      id: withHint(digits('a pixel id of Meta'), 'the id of the pixel, also called dataset'),
    }),
    z.strictObject({
      kind: z.literal('own'),
      name: withHint(label(), 'what the cookie policy calls it'),
      category: z.enum(measuringCategories),
      provider: z.optional(
        withHint(label(), 'the company that runs it, for the privacy policy; without one its host is named'),
      ),
      address: withHint(
        stringMatching(
          /^https:\/\/[^\s/]+\.[^\s/]+\/\S+$/,
          'the address of a script, which begins with https://',
        ),
        'the address of its script',
      ),
      origins: z.optional(
        withHint(z.array(origin()), 'other origins that it sends data to; do not add that of its script'),
      ),
      stored: withHint(
        z.array(stored()),
        'what it stores in the visitor’s browser; empty if it stores nothing',
      ),
    }),
  ],
  { error: 'a kind of tool: google-analytics, plausible, linkedin-insight, meta-pixel or own' },
);

type ToolEntry = z.output<typeof tool>;
type Stored = z.output<ReturnType<typeof stored>>;
type Conversions = NonNullable<Extract<ToolEntry, { readonly kind: 'linkedin-insight' }>['conversions']>;

/** A tool with the properties of its kind. */
export interface MeasuringTool {
  readonly kind: ToolEntry['kind'];
  readonly title: string;
  readonly category: MeasuringCategory;
  /** The company that runs an own tool, if the file names it. */
  readonly provider?: string | undefined;
  /** Its id at the vendor, or the name of an own tool. */
  readonly id: string;
  /** The address of its script. */
  readonly address: string;
  readonly sources: ToolSources;
  /** LinkedIn's conversions by form. */
  readonly conversions?: Conversions | undefined;
  readonly stored: readonly Pick<Stored, 'name' | 'where'>[];
}

/** Returns the address of each kind's script, by id. Plausible may have a server of its own. */
const addresses: Readonly<Record<ToolKindName, (id: string, server?: string) => string>> = {
  'google-analytics': (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
  plausible: (id, server = 'https://plausible.io') => `${server}/js/${id}.js`,
  'linkedin-insight': () => 'https://snap.licdn.com/li.lms-analytics/insight.min.js',
  'meta-pixel': () => 'https://connect.facebook.net/en_US/fbevents.js',
};

/** Returns a tool with the properties of its kind. */
function completed(entry: ToolEntry, known: Readonly<Record<string, readonly Stored[]>>) {
  const { kind } = entry;
  if (kind === 'own') {
    const { name: title, category, provider, address, origins = [], stored: kept } = entry;
    const own = new URL(address).origin;
    const sources = { script: [own], image: [own, ...origins], connect: [own, ...origins] };
    return { kind, title, category, provider, id: title, address, sources, stored: kept };
  }
  const { title, category, sources } = toolKinds[kind];
  const server = kind === 'plausible' ? entry.server : undefined;
  return {
    kind,
    title,
    category,
    id: entry.id,
    address: addresses[kind](entry.id, server),
    sources: server ? { script: [server], image: [], connect: [server] } : sources,
    conversions: kind === 'linkedin-insight' ? entry.conversions : undefined,
    stored: known[kind] ?? [],
  };
}

/** Refuses two tools of the same kind, and two own tools of the same name. */
const eachOnce = z.check<ToolEntry[]>((payload) => {
  const names = payload.value.map((entry) => (entry.kind === 'own' ? entry.name : entry.kind));
  const place = names.findIndex((name, index) => names.indexOf(name) < index);
  const field = payload.value[place]?.kind === 'own' ? 'name' : 'kind';
  if (!distinct(names)) addIssue(payload, names[place], 'a list with each tool once', [place, field]);
});

const category = z.strictObject({ title: label(), text: paragraph() });

/** The texts about the tools in the cookie banner and the preferences. */
export const measuringWords = {
  question: z.strictObject(sentenceFields(...measuringCategories, 'both')),
  categories: z.strictObject({ analytics: category, marketing: category }),
  ...sentenceFields('signal', { accepted: 'categories' }),
};

/** Refuses tools without the day on which they last changed, because the policies change with them. */
const hasDay = z.check<{ readonly tools: readonly unknown[]; readonly updated?: string | undefined }>(
  (payload) => {
    const { tools, updated } = payload.value;
    if (tools.length > 0 && updated === undefined)
      addIssue(payload, updated, 'the day on which the tools last changed, such as 2026-11-28', ['updated']);
  },
);

const fileSchema = z.strictObject({
  tools: withHint(z.array(tool).check(eachOnce), 'the tools; empty while nothing is measured'),
  ...measuringWords,
  updated: z.optional(
    withHint(
      pastDate(),
      'the day on which the tools last changed; both policies show it as their last update',
    ),
  ),
  places: z.strictObject({ cookie: sentence('tool'), 'local-storage': sentence('tool') }),
  stored: z.strictObject({
    'google-analytics': z.array(stored()),
    'linkedin-insight': z.array(stored()),
    'meta-pixel': z.array(stored()),
  }),
});

/** The schema of `measuring.yaml`: the tools that measure visits and advertising after consent, and the texts about them. */
export const measuring = z.pipe(
  fileSchema.check(hasDay),
  z.transform(
    ({ tools: entries, question, categories, signal, accepted, updated, places: where, stored: known }) => {
      const tools = entries.map((entry) => completed(entry, known));
      const asked = measuringCategories.filter((name) => tools.some((entry) => entry.category === name));
      return {
        tools: tools.map(
          (entry): MeasuringTool => ({
            ...entry,
            stored: entry.stored.map(({ name, where: place }) => ({ name, where: place })),
          }),
        ),
        question: questionOf(question, asked),
        categories: asked.map((name) => ({ name, ...categories[name] })),
        signal,
        accepted,
        /** The day on which the tools last changed, as the policies show it. */
        updated: updated === undefined ? undefined : { date: updated, text: longDay(updated) },
        /** The rows of the cookie policy's table: name, why, how long, where. */
        rows: tools.flatMap(({ title, stored: kept }) =>
          kept.map((row): [string, string, string, string] => [
            row.name,
            row.why,
            row.howLong,
            fillIn(where[row.where], { tool: title }),
          ]),
        ),
      };
    },
  ),
);
