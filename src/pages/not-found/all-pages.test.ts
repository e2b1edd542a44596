import { expect, it } from 'vitest';
import { siteRoutes } from '../../routes.ts';
import { allPages, groupedPages } from './all-pages.ts';

const indexed = siteRoutes.filter(({ index }) => index).map(({ path }) => path);

it('lists every page that search engines may list, with a name and a description', () => {
  expect(allPages.map(({ to }) => to)).toEqual(indexed);
  for (const { name, text } of allPages) expect(Math.min(name.length, text.length)).toBeGreaterThan(3);
});

it('groups each of them once, those outside the footer’s groups last', () => {
  const groups = groupedPages('The rest');
  const paths = groups.flatMap(({ pages }) => pages.map(({ to }) => to));
  expect(paths.toSorted()).toEqual(indexed.toSorted());
  expect(groups.at(-1)?.title).toBe('The rest');
});
