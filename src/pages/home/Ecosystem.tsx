import { GlobeIcon } from 'lucide-react';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import page from './page.yaml';

/** The suite in one line: the engine between its products, each a link to its page. */
export function Ecosystem() {
  const { title, engine, products } = page.ecosystem;
  const middle = Math.ceil(products.length / 2);
  const parts = [...products.slice(0, middle), engine, ...products.slice(middle)];
  return (
    <nav className="border-y border-y-ink bg-mist max-page-md:hidden" aria-label={title}>
      <Container as="ul" className="grid grid-cols-3 justify-between gap-x-gutter py-1 page-xl:flex">
        {parts.map(({ label, to, mark }) => (
          <li key={to}>
            <a
              className="flex min-h-12 items-center gap-2.5 font-600 hover:underline hover:underline-offset-4"
              href={to}
            >
              {mark ? (
                <ProductGlyph product={mark} className="size-6 text-ink stroke-lagoon" />
              ) : (
                <Icon icon={GlobeIcon} className="text-subhead text-lagoon" />
              )}
              {label}
            </a>
          </li>
        ))}
      </Container>
    </nav>
  );
}
