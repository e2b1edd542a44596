import { ArrowRightIcon } from 'lucide-react';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { fillIn } from '../../content/format.ts';
import copy from '../../content/next-product.yaml';
import frame from '../../content/screens/frame.yaml';
import { ProductGlyph, type ScreenProduct } from '../../drawings/ProductGlyph.tsx';
import styles from './ProductEnding.module.css';

/** The products as stations on a line, with the next one highlighted. Decorative. */
function SuiteLine({ next }: { readonly next: ScreenProduct }) {
  return (
    <span className={styles.line} aria-hidden="true">
      {copy.products.map(({ mark }) => (
        <span key={mark} className={`${styles.station} ${mark === next ? styles.next : ''}`}>
          <ProductGlyph product={mark} className="size-5 text-current stroke-current" />
        </span>
      ))}
    </span>
  );
}

/** A band in the colour of the product that follows `after`, with a link to it; the last is followed by the first. */
export function ProductEnding({ after }: { readonly after: ScreenProduct }) {
  const { label, next, products } = copy;
  const place = products.findIndex(({ mark }) => mark === after);
  const following = products[(place + 1) % products.length];
  if (!following) return null;
  const { mark, to, feature } = following;
  return (
    <Band as="nav" className={styles.band} aria-label={label} data-world={mark}>
      <a className={styles.link} href={to}>
        <Container className={styles.content}>
          <ProductGlyph product={mark} className={`text-ink stroke-ink ${styles.glyph}`} />
          <span className={styles.words}>
            <span className={styles.name}>
              {fillIn(next, { product: frame.products[mark] })}{' '}
              <Icon icon={ArrowRightIcon} inline className="text-[0.8em]" />
            </span>{' '}
            <span className="max-w-[44ch] text-lead">{feature}</span>
            <SuiteLine next={mark} />
          </span>
        </Container>
      </a>
    </Band>
  );
}
