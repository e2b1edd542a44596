import { defaultLanguage } from '../site.ts';
import translation from './translation.ts';

/** Returns the address of the page in the language of the build that translates a page, or else the page's own. */
export const addressIn = (to: string): string => translation?.addresses[to] ?? to;

/** Returns the `lang` of a label, such as the words of a link: English, where the language of the build has none for it. */
export const labelLanguage = (words: string): { readonly lang?: string } =>
  translation && !translation.labels.includes(words) ? { lang: defaultLanguage } : {};

/** Returns the `lang` of what a video is about: English, where the language of the build has no words for it. */
export const videoLanguage = (name: string): { readonly lang?: string } =>
  translation && !translation.videos.includes(name) ? { lang: defaultLanguage } : {};

/** Returns the `lang` of what stands in the frame and no file of a language has, such as an announcement. */
export const englishLanguage = (): { readonly lang?: string } =>
  translation ? { lang: defaultLanguage } : {};
