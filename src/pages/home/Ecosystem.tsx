import { Container } from '../../components/Container.tsx';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import styles from './Ecosystem.module.css';
import page from './page.yaml';

/**
 * The outline of each product's hill in a box of 100 by 100. Its left foot lies in front of the hill before it, at whose height it
 * begins, so that no two colours meet in a straight line.
 */
const hills = [
  'M-24 100C-12 96 -6 66 0 62C16 58 24 22 44 16S72 50 100 56V100z',
  'M-22 100C-14 98 -9 60 0 56C20 60 30 34 52 30S84 66 100 48V100z',
  'M-24 100C-14 94 -8 60 0 48C18 22 34 6 52 8S82 44 100 58V100z',
  'M-18 100C-7 96 -3 72 0 58C14 66 34 40 54 34S86 22 100 40V100z',
  'M-24 100C-14 98 -9 42 0 40C22 56 32 12 56 14S88 46 100 52V100z',
];

/** The ecosystem as a section through the terrain: a hill for each product, and below them the rock that they share. */
export function Ecosystem() {
  const { title, engine, products } = page.ecosystem;
  return (
    <nav className={styles.ecosystem} aria-label={title}>
      <ul className={styles.hills}>
        {products.map(({ label, to, mark }, index) => (
          <li key={to} data-world={mark}>
            <a className={styles.product} href={to}>
              <ProductGlyph product={mark} className={`text-ink stroke-ink ${styles.glyph}`} />
              <span className={styles.name}>{label}</span>
              <svg
                className={styles.hill}
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={hills[index]} />
              </svg>
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.engine} href={engine.to}>
        <Container className={styles.rock}>
          <span className="font-display text-heading">{engine.label}</span>
          <span>{engine.text}</span>
        </Container>
      </a>
    </nav>
  );
}
