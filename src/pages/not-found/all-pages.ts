import type { PageHead } from '../../content/fields.ts';
import footer from '../../content/footer.yaml';
import { siteRoutes } from '../../routes.ts';
import type { ListedPage } from './page-search.ts';

/** The words of all pages. Only the build runs this file. */
const contents = import.meta.glob<{ readonly head?: PageHead }>(
  ['/src/pages/*/{page,measured}.{yaml,md}', '/src/content/pages/**/*.yaml'],
  { import: 'default', eager: true },
);

/** The links of the footer to pages, by their address without an anchor. */
const footerLinks = [...footer.groups, { title: '', links: footer.legal }].flatMap(({ title, links }) =>
  links.flatMap((link) => ('to' in link ? [{ group: title, name: link.label, path: link.to }] : [])),
);

/** A page as the footer calls it, or else by its title without what a colon adds. */
function listed({ path, content }: (typeof siteRoutes)[number]): ListedPage & { readonly group: string } {
  const head = (contents[`/src/${content}.yaml`] ?? contents[`/src/${content}.md`])?.head;
  if (!head) throw new Error(`There is no head in src/${content}.`);
  const link = footerLinks.find((known) => known.path === path);
  const name = link?.name ?? head.title.replace(/: .*$/, '');
  return { name, text: head.description, to: path, group: link?.group ?? '' };
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
