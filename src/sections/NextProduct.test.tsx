import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import copy from '../content/next-product.yaml';
import { NextProduct } from './NextProduct.tsx';

const order = copy.products.map(({ mark }) => mark);
const hrefAfter = (mark: (typeof order)[number]) =>
  /href="([^"]*)"/.exec(renderToStaticMarkup(<NextProduct after={mark} />))?.[1];

describe('NextProduct', () => {
  it('links to the next product in order, and from the last to the first', () => {
    const [first, ...others] = copy.products.map(({ to }) => to);
    expect(order.map(hrefAfter)).toEqual([...others, first]);
  });

  it('highlights one station of the line', () => {
    for (const mark of order)
      expect(renderToStaticMarkup(<NextProduct after={mark} />).match(/data-next/g)).toHaveLength(1);
  });
});
