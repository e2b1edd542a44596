import { existsSync, globSync, readFileSync } from 'node:fs';
import { languageOf } from '../site.ts';
import { isShownFrom, publicationDay } from './days.ts';
import type { LanguageWords, Translation } from './language.ts';
import { readFileText } from './loader/check-content.ts';
import type { MeasuringCategory } from './measuring-kinds.ts';
import { questionOf } from './question.ts';

/** The folder of the language files. */
export const languagesFolder = 'src/content/languages/';

/** Returns the path of the file with the words of a language. */
export const languageFile = (language: string) => `${languagesFolder}${language}.yaml`;

/** Whether there is a file with the words of a language. */
export const hasWords = (language: string) => existsSync(languageFile(language));

/** Returns the added pages in other languages, with what is written in them and the line of each part. */
export const pagesInOtherLanguages = () =>
  globSync('src/content/pages/*/*.yaml')
    .map((found) => found.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const address = file.replace(/^src\/content\/pages(.*)\.yaml$/, '$1');
      return {
        file,
        address,
        language: languageOf(address),
        ...readFileText(readFileSync(file, 'utf8'), file),
      };
    });

/** Returns the pages in other languages whose day has come: their address, and that of the page that each translates. */
export const translatedPages = () =>
  pagesInOtherLanguages()
    .filter(({ value }) => isShownFrom(publicationDay(value) ?? ''))
    .map(({ value, address, language }) => {
      const { translates }: { readonly translates?: unknown } = Object(Object(value).head);
      return { address, language, translates };
    });

/** Returns the addresses of the pages in a language by those of the pages that they translate. */
const translatedAddresses = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    translatedPages().flatMap((page) =>
      page.language === language && typeof page.translates === 'string'
        ? [[page.translates, page.address] as const]
        : [],
    ),
  );

/** Returns a value with the words that have its names in place of its own; what they do not have stays. */
function withWords(value: unknown, words: unknown): unknown {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words ?? value;
  const parts = Object.entries(words).map(([name, part]) => [name, withWords(Object(value)[name], part)]);
  return { ...Object(value), ...Object.fromEntries(parts) };
}

const labelFields = new Set(['label', 'text', 'badge', 'title']);

/** Returns links with the words and the addresses of a language. */
function translatedLinks(part: unknown, words: LanguageWords, addresses: Translation['addresses']): unknown {
  if (Array.isArray(part)) return part.map((entry) => translatedLinks(entry, words, addresses));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, entry]) => {
      if (typeof entry !== 'string') return [name, translatedLinks(entry, words, addresses)];
      if (labelFields.has(name)) return [name, words.labels[entry] ?? entry];
      return [name, name === 'to' ? (addresses[entry] ?? entry) : entry];
    }),
  );
}

/** Returns the links of a file among its fields. */
const linksOf = ({ links, groups, legal }: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries({ links, groups, legal }).filter(([, list]) => list !== undefined));

/** Returns what `measuring.yaml` says of the tools, in the words of a language. */
function measuringIn(value: unknown, words: LanguageWords['measuring']): unknown {
  if (!words) return value;
  const { categories } = Object(value) as { categories: readonly { name: MeasuringCategory }[] };
  const asked = categories.map(({ name }) => name);
  return {
    ...Object(value),
    question: questionOf(words.question, asked),
    categories: asked.map((name) => ({ name, ...words.categories[name] })),
    signal: words.signal,
    accepted: words.accepted,
  };
}

/**
 * Returns a function that gives the value of a content file in the words of a language: the file's own value where the
 * language has none for it. `name` is the file's path below `src` without its ending.
 */
export function translator(language: string, words: LanguageWords) {
  const addresses = translatedAddresses(language);
  const links = (part: unknown) => translatedLinks(part, words, addresses);
  return (name: string, value: unknown): unknown => {
    const fields = Object(value);
    switch (name) {
      case 'content/shell': {
        const suite = { ...fields.suite, links: links(fields.suite.links) };
        return withWords({ ...fields, suite, links: links(fields.links) }, words.shell);
      }
      case 'content/footer':
        return withWords({ ...fields, ...Object(links(linksOf(fields))) }, words.footer);
      case 'content/partners':
        return {
          groups: fields.groups.map((group: { readonly title: string }) => ({
            ...group,
            title: words.labels[group.title] ?? group.title,
          })),
        };
      case 'content/announcements':
        return { shown: fields.shown && { ...fields.shown, ...words.announcements } };
      case 'content/consent':
        return words.consent;
      case 'content/measuring':
        return measuringIn(value, words.measuring);
      case 'content/forms':
        return words.forms;
      case 'content/videos':
        return withWords(value, words.videos);
      case 'pages/added/samples':
        return words.samples;
      case `content/languages/${language}`:
        return {
          submissions: words.submissions,
          formats: words.formats,
          labels: Object.values(words.labels),
          videos: Object.keys(words.videos.videos ?? {}),
          addresses,
        } satisfies Translation;
      default:
        return value;
    }
  };
}
