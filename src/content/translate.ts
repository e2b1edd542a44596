import { existsSync, globSync, readFileSync } from 'node:fs';
import { languageOf } from '../site.ts';
import { questionOf } from './consent-question.ts';
import { isPublished } from './days.ts';
import { addedPagesFolder, addressOfAdded, languagesFolder } from './folders.ts';
import type { LanguageWords, Translation } from './language.ts';
import { readFileText } from './loader/check-content.ts';
import type { MeasuringCategory } from './measuring-kinds.ts';

/** Returns the path of a language's translation file. */
export const languageFile = (language: string) => `${languagesFolder}${language}.yaml`;

/** Returns whether a language has a translation file. */
export const hasWords = (language: string) => existsSync(languageFile(language));

/** Returns the added pages in other languages, with their parsed files. */
export const pagesInOtherLanguages = () =>
  globSync(`${addedPagesFolder}*/*.yaml`)
    .map((found) => found.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const address = addressOfAdded(file);
      return {
        file,
        address,
        language: languageOf(address),
        ...readFileText(readFileSync(file, 'utf8'), file),
      };
    });

/** Returns the published pages in other languages, each with the address of the page that it translates. */
export const translatedPages = () =>
  pagesInOtherLanguages()
    .filter(({ value }) => isPublished(value))
    .map(({ value, address, language }) => {
      const { translates }: { readonly translates?: unknown } = Object(Object(value).head);
      return { address, language, translates };
    });

/** Returns the addresses of a language's pages, by the addresses of the pages that they translate. */
const translatedAddresses = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    translatedPages().flatMap((page) =>
      page.language === language && typeof page.translates === 'string'
        ? [[page.translates, page.address] as const]
        : [],
    ),
  );

/** Returns a value with its texts replaced by those of the same names in `words`, recursively. */
function withWords(value: unknown, words: unknown): unknown {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words ?? value;
  const parts = Object.entries(words).map(([name, part]) => [name, withWords(Object(value)[name], part)]);
  return { ...Object(value), ...Object.fromEntries(parts) };
}

const labelFields = new Set(['label', 'text', 'badge', 'title']);

/** Returns links with translated labels and addresses. */
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

/** Returns the fields of a file that have links. */
const linksOf = ({ links, groups }: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries({ links, groups }).filter(([, list]) => list !== undefined));

/** Returns the value of `measuring.yaml` in another language. */
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
 * Returns a function that translates the value of a content file. It returns the value unchanged if the language has no
 * translation of it. `name` is the file's path in `src` without its extension.
 */
export function translator(language: string, words: LanguageWords) {
  const addresses = translatedAddresses(language);
  const links = (part: unknown) => translatedLinks(part, words, addresses);
  return (name: string, value: unknown): unknown => {
    const fields = Object(value);
    switch (name) {
      case 'content/shell': {
        const suite = { ...fields.suite, links: links(fields.suite.links), foot: links(fields.suite.foot) };
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
