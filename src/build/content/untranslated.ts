import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { languagesFolder } from '../../content/folders.ts';
import { knownLabels } from '../../content/language.ts';
import { readFileText } from '../../content/loader/check-content.ts';
import { hasWords, languageFile, pagesInOtherLanguages } from '../../content/translate.ts';

type WrittenPage = ReturnType<typeof pagesInOtherLanguages>[number];

/** Returns a line for each video on pages in a language that has no translation. */
function videosIn(pages: readonly WrittenPage[], given: object): readonly string[] {
  return pages.flatMap(({ file, value, lineOf }) => {
    const { sections } = Object(value);
    if (!Array.isArray(sections)) return [];
    return sections.flatMap((section: unknown, place) => {
      const { video } = Object(section);
      if (typeof video !== 'string' || Object.hasOwn(given, video)) return [];
      return [`${file}:${lineOf(['sections', place, 'video'])}: the video “${video}” stays English.`];
    });
  });
}

/** Returns a line for each label and video that a language file does not translate. */
function labelsIn(language: string, pages: readonly WrittenPage[]): readonly string[] {
  const file = languageFile(language);
  const { value, lineOf } = readFileText(readFileSync(file, 'utf8'), file);
  const { labels, videos } = Object(value);
  const place = lineOf(['labels']);
  const untranslated = knownLabels().filter((label) => !Object.hasOwn(Object(labels), label));
  return [
    ...untranslated.map((label) => `${file}:${place}: “${label}” stays English.`),
    ...videosIn(pages, Object(Object(videos).videos)),
  ];
}

/**
 * Returns a line for all text that stays English on pages in another language: header, footer and forms if the language has no
 * file, else each label and video that the file does not translate. The working directory has to be the project.
 */
export function untranslatedContent(): readonly string[] {
  const pages = Map.groupBy(pagesInOtherLanguages(), ({ language }) => language);
  const files = globSync(`${languagesFolder}*.yaml`).map((file) => basename(file, '.yaml'));
  return [...new Set([...files, ...pages.keys()])].sort().flatMap((language) => {
    const shown = pages.get(language) ?? [];
    if (hasWords(language)) return labelsIn(language, shown);
    return shown.map(
      ({ file }) =>
        `${file}:1: header, footer and forms stay English: there is no ${languageFile(language)}.`,
    );
  });
}
