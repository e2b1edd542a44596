import { languageOf } from '../site.ts';

/** Returns the `hrefLang` of a link if it leads to a page of the site in another language than the build's. */
export function targetLanguage(to: string): { readonly hrefLang?: string } {
  const isPage = to.startsWith('/') && !to.startsWith('//');
  const language = languageOf(to);
  return isPage && language !== import.meta.env.LANGUAGE ? { hrefLang: language } : {};
}
