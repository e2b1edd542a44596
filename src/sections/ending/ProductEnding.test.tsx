import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import copy from '../../content/next-product.yaml';
import { Ending } from './Ending.tsx';
import styles from './ProductEnding.module.css';

const order = copy.products.map(({ mark }) => mark);
const htmlAfter = (mark: (typeof order)[number]) =>
  renderToStaticMarkup(<Ending variant="product" after={mark} />);
const hrefAfter = (mark: (typeof order)[number]) => /href="([^"]*)"/.exec(htmlAfter(mark))?.[1];

describe('the ending with the next product', () => {
  it('links to the next product in order, and from the last to the first', () => {
    const [first, ...others] = copy.products.map(({ to }) => to);
    expect(order.map(hrefAfter)).toEqual([...others, first]);
  });

  it('highlights one station of the line', () => {
    const highlighted = `${styles.station} ${styles.next}"`;
    for (const mark of order) expect(htmlAfter(mark).split(highlighted)).toHaveLength(2);
  });
});
