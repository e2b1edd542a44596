import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentsOf, matchesOf, textOf } from '../../tests/support/markup.ts';
import { count } from '../content/format.ts';
import { MoveMap } from './case-studies/MoveMap.tsx';
import CaseStudies from './case-studies/Page.tsx';
import cases from './case-studies/page.yaml';
import recruiter from './recruiter/page.yaml';
import { SearchFunnels } from './recruiter/SearchFunnels.tsx';

// An arrow between two figures is for the eye alone: in words each says which one it is.

test('each case says which figure is from before and which is from a year on', () => {
  const { before, after } = cases.labels;
  const html = renderToStaticMarkup(<CaseStudies />);
  const page = textOf(html);
  for (const { chart } of [cases.enterprise, cases.sme, cases.association, ...(cases.others ?? [])]) {
    expect(page).toContain(`${before}: ${count(chart.before)} ${after}: ${count(chart.after)}`);
  }
  const maps = matchesOf(html, /role="img" aria-label="([^"]*)"/g).filter(
    (name) => name !== cases.enterprise.chart.legend.arrow,
  );
  expect(maps).toHaveLength(6);
  for (const [index, name] of maps.entries()) {
    expect(name.startsWith(`${index % 2 ? after : before}: `)).toBe(true);
  }
});

test('the years of the map of moves follow their names, and its legend says where an arrow leads', () => {
  const { labels, enterprise } = cases;
  const { from, arrow, to } = enterprise.chart.legend;
  const map = renderToStaticMarkup(<MoveMap />);
  const named = matchesOf(map, /(?:<p [^>]*>|aria-label=")([^<"]+)/g).map((text) => text.split(':')[0]);
  expect(named).toEqual([labels.before, labels.before, labels.after, labels.after, arrow]);
  const [caption = 'no caption'] = matchesOf(map, /^<figure[^>]* aria-labelledby="([^"]+)"/g);
  const [, legend = ''] = map.split(`id="${caption}"`);
  const places = [from, `"${arrow}"`, to].map((words) => legend.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('each result of the searches stands in a row of its own, under the name of its way', () => {
  const { results, sides } = recruiter.search;
  const [, table = ''] = contentsOf(renderToStaticMarkup(<SearchFunnels />), 'table');
  const columns = matchesOf(table, /<th scope="col"[^>]*>([\s\S]*?)<\/th>/g).map(textOf);
  expect(columns).toEqual([results.what, ...sides.map(({ title }) => title)]);
  const [, body = ''] = table.split('<tbody>');
  const rows = contentsOf(body, 'tr');
  expect(rows).toHaveLength(results.rows.length + 1);
  for (const [index, { what, cv, skills }] of results.rows.entries()) {
    const row = rows[index + 1] ?? '';
    expect(contentsOf(row, 'th').map(textOf)).toEqual([what]);
    expect(contentsOf(row, 'td').map(textOf)).toEqual([cv, skills]);
  }
});
