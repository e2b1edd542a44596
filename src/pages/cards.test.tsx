import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../tests/support/markup.ts';
import { outboundLinks } from '../content/links.ts';
import { Partnerships } from './partners/Partnerships.tsx';
import partners from './partners/page.yaml';
import Overview from './skillsuite-overview/Page.tsx';
import overview from './skillsuite-overview/page.yaml';

/** Returns the HTML of each card under its title: from its heading to the next one, or to the end of the list. */
const cardsOf = (list: string): string[] => list.split('<h3').slice(1);

test('each kind of partnership has its icon, its description and its benefits in one card', () => {
  const { items } = partners.types;
  const cards = cardsOf(renderToStaticMarkup(<Partnerships />));
  expect(cards).toHaveLength(items.length);
  for (const [index, { title, description, benefits }] of items.entries()) {
    const card = cards[index] ?? '';
    const text = textOf(`<h3${card}`);
    expect(card.split('</h3>')[0]).toContain('<svg');
    for (const part of [title, description, ...benefits]) expect(text).toContain(part);
  }
});

test('each product of the suite has its mark, ground, description, key feature and two links in one card', () => {
  const { cards: items, learnMore, demo } = overview.products;
  const [, html = ''] = renderToStaticMarkup(<Overview />).split('id="products"');
  const [list = ''] = html.split('</section>');
  const cards = cardsOf(list);
  expect(cards).toHaveLength(items.length);
  for (const [index, { mark, title, text, feature, link }] of items.entries()) {
    const card = cards[index] ?? '';
    const words = textOf(`<h3${card}`);
    expect(list).toMatch(new RegExp(`<li [^>]*data-world="${mark}"`));
    expect(card.split('</h3>')[0]).toContain('<svg');
    for (const part of [title, text, feature, learnMore, demo]) expect(words).toContain(part);
    for (const to of [link.to, outboundLinks.schedulingPage.href]) expect(card).toContain(`href="${to}"`);
  }
});
