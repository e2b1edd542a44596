import * as z from 'zod/mini';
import { fieldNames } from '../submissions/form-fields.ts';
import { meetingTypes } from '../submissions/kinds.ts';
import { addIssue, exactLength } from './lists.ts';
import { checkedFile } from './loader/check-content.ts';
import { suggestion } from './loader/mistakes.ts';
import { measuring, measuringWords } from './measuring.ts';
import { consent, footer, footerWords, forms, partners, shell, shellWords } from './schema.ts';
import { label, labelFields, labelObject, sentence, sentenceFields } from './texts.ts';
import { knownVideos, playerWords, videoWords } from './videos.ts';

const readShell = checkedFile('content/shell', shell);
const readFooter = checkedFile('content/footer', footer);
const readPartners = checkedFile('content/partners', partners);
const readMeasuring = checkedFile('content/measuring', measuring);

/** Returns the English labels that a translation may replace: of links, badges and groups in header and footer, and of partner groups. */
export function knownLabels(): readonly string[] {
  const { suite, links } = readShell();
  const { groups } = readFooter();
  const words = [
    ...suite.links.flatMap(({ label, text }) => [label, text]),
    ...links.flatMap(({ label, badge = label }) => [label, badge]),
    ...groups.flatMap((group) => [group.title, ...group.links.map(({ label }) => label)]),
    ...readPartners().groups.map(({ title }) => title),
  ];
  return [...new Set(words)];
}

const message = (filled?: string) => z.strictObject({ title: label(), description: sentence(filled) });

/** Returns the schema of a form's texts. */
const formWords = (filled?: string) =>
  z.strictObject({
    ...labelFields('title', 'submit', 'submitting'),
    success: message(filled),
    failure: message(),
  });

/** The translations of `sentences.ts` and `form-fields.ts`. */
const submissions = z.strictObject({
  fields: labelObject(...fieldNames),
  meetingTypes: labelObject(...meetingTypes),
  ...labelFields('chooseMeetingType', 'honeypot'),
  errors: z.strictObject(
    sentenceFields('email', 'meetingType', {
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
  /** A note for visitors without scripts: the function's response page is in English. */
  answersInEnglish: sentence(),
});

/** The formats of dates, lists and quotations. */
const formats = z.strictObject({
  months: z.array(label()).check(exactLength(12, 'one for each month')),
  day: label('date month year'),
  and: label(),
  quote: label('words'),
});

const record = <Field extends z.ZodMiniType>(field: Field) => z.record(z.string(), field);

const fileSchema = z.strictObject({
  shell: shellWords,
  footer: footerWords,
  /** Translations of links and groups, by their English labels. */
  labels: record(sentence()),
  announcements: labelObject('label', 'close'),
  consent,
  measuring: z.optional(z.strictObject(measuringWords)),
  forms,
  submissions,
  /** The texts around a player, and the titles and texts of videos by name. */
  videos: z.strictObject({ ...playerWords, videos: z.optional(record(z.strictObject(videoWords))) }),
  samples: z.strictObject({ note: sentence('what'), ...labelFields('people', 'partners') }),
  formats,
});

type LanguageFile = z.output<typeof fileSchema>;

/** Refuses `names` that are not in `known`. */
function refuseUnknown(
  payload: z.core.ParsePayload,
  path: readonly string[],
  names: readonly string[],
  known: readonly string[],
  expected: string,
): void {
  for (const name of names.filter((candidate) => !known.includes(candidate)))
    addIssue(payload, name, `${expected}${suggestion(name, known)}`, [...path, name]);
}

/** Checks a translation against the English files: unknown names and missing texts. */
const matchesEnglish = z.check<LanguageFile>((payload) => {
  const { labels, videos, measuring: measured } = payload.value;
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
    addIssue(payload, measured, 'a translation of measuring.yaml, as that file names tools', ['measuring']);
});

/** The schema of `languages/<language>.yaml`: the texts of header, footer and forms in another language. */
export const language = fileSchema.check(matchesEnglish);

export type LanguageWords = z.output<typeof language>;

/** The parts of a translation that the browser's code needs, in addition to the translated content files. */
export interface Translation extends Pick<LanguageWords, 'submissions' | 'formats'> {
  /** The translated labels. */
  readonly labels: readonly string[];
  /** The names of the videos with a translated title and text. */
  readonly videos: readonly string[];
  /** The addresses of translated pages, by the addresses of their English pages. */
  readonly addresses: Readonly<Partial<Record<string, string>>>;
}
