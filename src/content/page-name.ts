import type { PageHead } from './fields.ts';
import footer from './footer.yaml';

/** The links of the footer to pages, with the title of their group; those of the last line have none. */
export const footerLinks = [...footer.groups, { title: '', links: footer.legal }].flatMap(
  ({ title, links }) =>
    links.flatMap((link) => ('to' in link ? [{ group: title, name: link.label, path: link.to }] : [])),
);

/** Returns what a page is called in lists: as the footer calls it, or else its title without what a colon adds. */
export function pageName(path: string, { title }: PageHead): string {
  return footerLinks.find((link) => link.path === path)?.name ?? title.replace(/: .*$/, '');
}
