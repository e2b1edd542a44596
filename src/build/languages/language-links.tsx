import { renderToStaticMarkup } from 'react-dom/server';
import { languageOf } from '../../site.ts';
import type { versionsOf } from '../content/read-content.ts';

/**
 * The paragraph of the footer for links to the page in other languages, as React renders it. The attribute has the class of a link,
 * as the build cannot import stylesheets.
 */
const place = /<p\b([^>]*?) data-languages="([^"]*)"([^>]*)><\/p>/;

/** Returns a language's name in that language, without its region and with a capital: `Deutsch`. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language.slice(0, 2)) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Adds links to the other languages of a page to the footer of its document, each named in its own language. Removes their place on
 * a page in one language only. `versions` are all versions of the page at `path`, itself included.
 */
export function withLanguageLinks(
  html: string,
  path: string,
  versions: ReturnType<typeof versionsOf>,
): string {
  const others = versions.filter(([language]) => language !== languageOf(path));
  if (others.length === 0) return html.replace(place, '');
  const links = (className: string) =>
    renderToStaticMarkup(
      others.map(([language, address]) => (
        <a key={language} className={className} href={address} hrefLang={language} lang={language}>
          {ownName(language)}
        </a>
      )),
    );
  return html.replace(
    place,
    (_, before: string, className: string, after: string) => `<p${before}${after}>${links(className)}</p>`,
  );
}
