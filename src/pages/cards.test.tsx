import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../tests/support/markup.ts';
import { outboundLinks } from '../content/links.ts';
import partners from './partners/page.yaml';
import { Roads } from './partners/Roads.tsx';
import Overview from './skillsuite-overview/Page.tsx';
import overview from './skillsuite-overview/page.yaml';

/** Returns the HTML of each card under its title: from its heading to the next one, or to the end of the list. */
const cardsOf = (list: string): string[] => list.split('<h3').slice(1);

test('each kind of partnership has its icon, its description and its benefits in one card', () => {
  const { items } = partners.types;
  const cards = cardsOf(renderToStaticMarkup(<Roads />));
  expect(cards).toHaveLength(items.length);
  for (const [index, { title, description, benefits }] of items.entries()) {
    const card = cards[index] ?? '';
    const text = textOf(`<h3${card}`);
    expect(card.split('</h3>')[0]).toContain('<svg');
    for (const part of [title, description, ...benefits]) expect(text).toContain(part);
  }
});

test('each product of the suite has its mark, ground, description, key feature and two links in one row, and the prices stand below', () => {
  const { cards: items, learnMore, demo } = overview.products;
  const [, html = ''] = renderToStaticMarkup(<Overview />).split('id="products"');
  const [section = ''] = html.split('</section>');
  const rows = section.split('<tr data-world').slice(1);
  expect(rows).toHaveLength(items.length);
  for (const [index, { mark, title, text, feature, replaces, link }] of items.entries()) {
    const row = rows[index] ?? '';
    const words = textOf(`<tr data-world${row}`);
    expect(row).toMatch(new RegExp(`^="${mark}"`));
    expect(row.split('</th>')[0]).toContain('<svg');
    for (const part of [title, text, feature, replaces, learnMore, demo]) expect(words).toContain(part);
    for (const to of [link.to, outboundLinks.schedulingPage.href]) expect(row).toContain(`href="${to}"`);
  }
  expect(textOf(section)).toContain(overview.products.terms);
});
