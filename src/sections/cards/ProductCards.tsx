import { DrawingPicture } from '../../drawings/DrawingPicture.tsx';
import type { ScreenProduct } from '../../drawings/ProductGlyph.tsx';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import styles from './Cards.module.css';
import { ProductLinks } from './ProductLinks.tsx';
import { darkCharts, lightCharts, suiteChart } from './product-charts.ts';

export interface ProductCardsProps {
  /**
   * `products`: each product on the ground of its colours, with its drawing, its question, its key feature and two links. Dark and
   * pale grounds alternate.
   */
  readonly variant: 'products';
  /** Three columns of cards with low drawings, for six products. */
  readonly compact?: boolean;
  readonly items: readonly {
    readonly mark: ScreenProduct;
    readonly title: string;
    /** The question that the product answers. */
    readonly question: string;
    readonly text?: string | undefined;
    /** The key feature. */
    readonly feature?: string | undefined;
    readonly to: string;
  }[];
  readonly labels: { readonly learnMore: string; readonly demo: string };
}

/** The chart of a product, or of the suite for the dashboard of all products. Decorative. */
export function ProductFigure({ mark, dark }: { readonly mark: ScreenProduct; readonly dark: boolean }) {
  const charts = dark ? darkCharts : lightCharts;
  const suite = dark ? suiteChart.dark : suiteChart.light;
  return (
    <DrawingPicture className={styles.drawing} picture={mark === 'control-centre' ? suite : charts[mark]} />
  );
}

/** Returns whether a card is dark: the first and the fourth of four. */
const isDark = (index: number) => index % 4 === 0 || index % 4 === 3;

export function ProductCards({ items, labels, compact = false }: ProductCardsProps) {
  return (
    <ul className={`${styles.products} ${compact ? styles.compact : ''}`}>
      {items.map(({ mark, title, question, text, feature, to }, index) => (
        <li key={mark} className={styles.product} data-world={mark}>
          <div className={styles.ground} data-background={isDark(index) ? 'ink' : 'mist'}>
            <h3 className="flex items-center gap-3 text-lead font-600">
              <ProductGlyph product={mark} className="size-7 text-foreground stroke-current" />
              {title}
            </h3>
            <p className={`font-display text-title ${styles.question}`}>{question}</p>
            {text ? <p className="max-w-measure text-muted">{text}</p> : null}
            {feature ? <p className={`font-600 ${styles.feature}`}>{feature}</p> : null}
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <ProductLinks product={{ title, to }} labels={labels} />
            </p>
            <ProductFigure mark={mark} dark={isDark(index)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
