import type { PageHead } from '../../content/fields.ts';
import footer from '../../content/footer.yaml';
import { articlePath } from '../../content/links.ts';
import headlines from '../../content/news.yaml';
import { footerLinks, pageName } from '../../content/page-name.ts';
import { siteRoutes } from '../../routes.ts';
import type { ListedPage } from './page-search.ts';

/** The words of all pages. Only the build runs this file. */
const contents = import.meta.glob<{ readonly head?: PageHead; readonly [entry: string]: unknown }>(
  ['/src/pages/*/{page,measured}.{yaml,md}', '/src/content/pages/**/*.yaml'],
  { import: 'default', eager: true },
);

const articles = new Map(headlines.map(({ id, head }) => [articlePath(id), head]));

/** A page with its name, its description and its group in the footer. */
function listed({ path, content }: (typeof siteRoutes)[number]): ListedPage & { readonly group: string } {
  const [file, entry] = content.split('#');
  const words = contents[`/src/${file}.yaml`] ?? contents[`/src/${file}.md`];
  const head =
    articles.get(path) ?? (entry === undefined ? words?.head : (words?.[entry] as typeof words)?.head);
  if (!head) throw new Error(`There is no head in src/${content}.`);
  const group = footerLinks.find((link) => link.path === path)?.group ?? '';
  return { name: pageName(path, head), text: head.description, to: path, group };
}

const pages = siteRoutes.filter(({ index }) => index).map(listed);

/** Every page that search engines may list, for the search. */
export const allPages: readonly ListedPage[] = pages.map(({ group: _, ...page }) => page);

/** The same pages by the groups of the footer; those in none of them come last, under `rest`. */
export function groupedPages(rest: string) {
  const titles = [...footer.groups.map(({ title }) => title), ''];
  return titles
    .map((title) => ({ title: title || rest, pages: pages.filter(({ group }) => group === title) }))
    .filter((group) => group.pages.length > 0);
}
