import * as z from 'zod/mini';
import { meetingTypes } from '../submissions/kinds.ts';
import { headerExcess } from './header-width.ts';
import { exactly, refuse } from './lists.ts';
import { checkedFile } from './loader/check-content.ts';
import { suggestion } from './loader/mistakes.ts';
import { measuring, measuringWords } from './measuring.ts';
import { consent, footer, footerWords, forms, partners, shell, shellWords } from './schema.ts';
import { labels, line, lines, short, shorts } from './texts.ts';
import { knownVideos, playerWords, videoWords } from './videos.ts';

const readShell = checkedFile('content/shell', shell);
const readFooter = checkedFile('content/footer', footer);
const readPartners = checkedFile('content/partners', partners);
const readMeasuring = checkedFile('content/measuring', measuring);

/** Returns the English words of links in header and footer, of their badges, descriptions and groups, and of groups of partners. */
export function knownLabels(): readonly string[] {
  const { suite, links } = readShell();
  const { groups, legal } = readFooter();
  const words = [
    ...suite.links.flatMap(({ label, text }) => [label, text]),
    ...links.flatMap(({ label, badge = label }) => [label, badge]),
    ...groups.flatMap((group) => [group.title, ...group.links.map(({ label }) => label)]),
    ...legal.map(({ label }) => label),
    ...readPartners().groups.map(({ title }) => title),
  ];
  return [...new Set(words)];
}

const message = (filled?: string) => z.strictObject({ title: short(), description: line(filled) });

/** The words of one of the forms. */
const formWords = (filled?: string) =>
  z.strictObject({
    ...shorts('title', 'submit', 'submitting'),
    success: message(filled),
    failure: message(),
  });

/** What `sentences.ts` and `form-fields.ts` say in English. */
const submissions = z.strictObject({
  fields: labels('firstName', 'lastName', 'organizationName', 'organisation', 'email', 'meetingType'),
  meetingTypes: labels(...meetingTypes),
  ...shorts('chooseMeetingType', 'honeypot'),
  errors: z.strictObject(
    lines('email', 'meetingType', {
      tooShort: 'label',
      tooLong: 'label maximum',
      required: 'label',
      unreadable: 'label',
      refused: 'label',
    }),
  ),
  newsletter: formWords(),
  meeting: formWords('firstName'),
  report: formWords(),
  alreadySubscribed: message(),
  /** Said where scripts are off: the answer to a form that the browser posts is an English page. */
  answersInEnglish: line(),
});

/** How days, lists and quotations are written. */
const formats = z.strictObject({
  months: z.array(short()).check(exactly(12, 'one for each month')),
  day: short('date month year'),
  and: short(),
  quote: short('words'),
});

const record = <Field extends z.ZodMiniType>(field: Field) => z.record(z.string(), field);

const written = z.strictObject({
  shell: shellWords,
  footer: footerWords,
  /** What can be added to in English: the words of links and of groups, by what they are there. */
  labels: record(line()),
  announcements: labels('label', 'close'),
  consent,
  measuring: z.optional(z.strictObject(measuringWords)),
  forms,
  submissions,
  /** What stands around a player, and by their names what the videos are about. */
  videos: z.strictObject({ ...playerWords, videos: z.optional(record(z.strictObject(videoWords))) }),
  samples: z.strictObject({ note: line('what'), ...shorts('people', 'partners') }),
  formats,
});

type Written = z.output<typeof written>;

/** Refuses keys of a group that name nothing. */
function refuseUnknown(
  payload: z.core.ParsePayload,
  path: readonly string[],
  names: readonly string[],
  known: readonly string[],
  expected: string,
): void {
  for (const name of names.filter((candidate) => !known.includes(candidate)))
    refuse(payload, name, `${expected}${suggestion(name, known)}`, [...path, name]);
}

/** What only the English files beside it show: names that are in none of them, and a header that is too wide. */
const fitting = z.check<Written>((payload) => {
  const { labels, shell: words, videos, measuring: measured } = payload.value;
  const { links } = readShell();
  refuseUnknown(
    payload,
    ['labels'],
    Object.keys(labels),
    knownLabels(),
    'words of a link in shell.yaml or footer.yaml, or of a group in partners.yaml',
  );
  refuseUnknown(
    payload,
    ['videos', 'videos'],
    Object.keys(videos.videos ?? {}),
    knownVideos(),
    'the name of a video in videos.yaml',
  );
  if (readMeasuring().tools.length > 0 && !measured)
    refuse(payload, measured, 'the words of measuring.yaml, which names tools', ['measuring']);
  const excess = headerExcess({
    bookMeeting: words.bookMeeting,
    suite: words.suite,
    links: links.map(({ label, badge }) => ({
      label: labels[label] ?? label,
      badge: badge === undefined ? undefined : (labels[badge] ?? badge),
    })),
  });
  const expected = `shorter words: the header wraps in a window of 1280 pixels, it is ${excess} too wide`;
  if (excess > 0) refuse(payload, labels, expected, ['labels']);
});

/** `languages/<language>.yaml`: the words of frame and forms for pages in another language. */
export const language = written.check(fitting);

export type LanguageWords = z.output<typeof language>;

/** What the browser's code needs of a language beside the content files that it takes the place of. */
export interface Translation extends Pick<LanguageWords, 'submissions' | 'formats'> {
  /** The labels that are given in the language, in its words. */
  readonly labels: readonly string[];
  /** The names of the videos whose title and text are given. */
  readonly videos: readonly string[];
  /** The addresses of pages in the language by those of the English pages that they translate. */
  readonly addresses: Readonly<Partial<Record<string, string>>>;
}
