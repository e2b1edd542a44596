import { defaultLanguage } from '../site.ts';
import translation from './translation.ts';

/** Returns the address of a page's translation in the build's language, or the page's own address if there is none. */
export const addressIn = (to: string): string => translation?.addresses[to] ?? to;

/** Returns the `lang` of a label, such as that of a link: English if the build's language has no translation of it. */
export const labelLanguage = (words: string): { readonly lang?: string } =>
  translation && !translation.labels.includes(words) ? { lang: defaultLanguage } : {};

/** Returns the `lang` of a video's title and text: English if the build's language has no translation of them. */
export const videoLanguage = (name: string): { readonly lang?: string } =>
  translation && !translation.videos.includes(name) ? { lang: defaultLanguage } : {};

/** Returns the `lang` of a text that is never translated, such as an announcement. */
export const englishLanguage = (): { readonly lang?: string } =>
  translation ? { lang: defaultLanguage } : {};
