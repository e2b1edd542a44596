import { GlobeIcon } from 'lucide-react';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import styles from './Ecosystem.module.css';
import page from './page.yaml';

/** The ecosystem, drawn as a line of stations: the products on it, the engine above. Each is a link to its page. */
export function Ecosystem() {
  const { title, engine, products } = page.ecosystem;
  return (
    <nav className="border-y border-y-ink bg-mist" aria-label={title}>
      <Container className="py-5">
        <a className={styles.engine} href={engine.to}>
          <Icon icon={GlobeIcon} className="text-heading text-lagoon" />
          {engine.label}
        </a>
        <ul className={styles.line}>
          {products.map(({ label, to, mark }) => (
            <li key={to}>
              <a href={to} data-world={mark}>
                <span className={styles.station}>
                  <ProductGlyph product={mark} className="size-6 text-ink stroke-lagoon" />
                </span>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
