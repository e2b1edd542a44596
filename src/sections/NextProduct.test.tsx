import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import copy from '../content/next-product.yaml';
import { NextProduct } from './NextProduct.tsx';

const order = copy.products.map(({ mark }) => mark);
const hrefAfter = (mark: (typeof order)[number]) =>
  /href="([^"]*)"/.exec(renderToStaticMarkup(<NextProduct after={mark} />))?.[1];

describe('the band to the next product', () => {
  it('goes through the suite in its order and from the last product to the first', () => {
    const [first, ...others] = copy.products.map(({ to }) => to);
    expect(order.map(hrefAfter)).toEqual([...others, first]);
  });

  it('lights one station of the line', () => {
    for (const mark of order)
      expect(renderToStaticMarkup(<NextProduct after={mark} />).match(/data-next/g)).toHaveLength(1);
  });
});
