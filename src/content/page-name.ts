import type { PageHead } from './fields.ts';
import footer from './footer.yaml';

/** The footer's links to pages, with the title of their group. */
export const footerLinks = footer.groups.flatMap(({ title, links }) =>
  links.flatMap((link) => ('to' in link ? [{ group: title, name: link.label, path: link.to }] : [])),
);

/** Returns a page's name for lists: its label in the footer, or else its title up to a colon. */
export function pageName(path: string, { title }: PageHead): string {
  return footerLinks.find((link) => link.path === path)?.name ?? title.replace(/: .*$/, '');
}
