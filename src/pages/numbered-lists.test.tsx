import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentsOf, matchesOf } from '../../tests/support/markup.ts';
import { Steps } from '../sections/steps/Steps.tsx';
import SkillsAi from './skills-ai/Page.tsx';
import SkillsPassport from './skills-passport/Page.tsx';

/** Ordered lists without markers of the browser's, as attributes and items, whose items have their number written in them. */
function numberedLists(html: string) {
  return (
    [...html.matchAll(/<ol(?=[ >])([^>]*)>(.*?)<\/ol>/g)]
      // The lists inside an item are not its number's.
      .map(([, attributes = '', content = '']) => ({
        attributes,
        items: contentsOf(content.replace(/<ul.*?<\/ul>/g, ''), 'li'),
      }))
      .filter(
        ({ items }) =>
          items.length > 0 && items.every((item, index) => item.includes(`>${index + 1}</span>`)),
      )
  );
}

const steps = ['one', 'two', 'three'].map((title) => ({ title, text: title }));

test.each<readonly [string, ComponentType, number]>([
  ['steps of a way', () => <Steps steps={steps} />, 1],
  ['the phrases that the AI reads', SkillsAi, 1],
  ['the parts of a stamp', SkillsPassport, 1],
])('the numbers of %s are heard, in a list that Safari says too', (_name, Component, least) => {
  const lists = numberedLists(renderToStaticMarkup(<Component />));
  expect(lists.length).toBeGreaterThanOrEqual(least);
  for (const { attributes, items } of lists) {
    expect(attributes).toContain('role="list"');
    for (const [index, item] of items.entries()) {
      const numbers = matchesOf(item, new RegExp(`<span([^>]*)>${index + 1}</span>`, 'g'));
      expect(numbers.some((number) => !number.includes('aria-hidden'))).toBe(true);
    }
  }
});
