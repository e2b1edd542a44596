import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import './ecosystem.css';

type EcosystemProps = Content<'home'>['ecosystem'];

/** The engine's mark: the graticule that all products read from. */
function EngineMark() {
  return (
    <svg className="ecosystem-engine-mark" viewBox="-17 -17 34 34" aria-hidden="true">
      <circle r="16.5" />
      <path d="M-15 0h30M-13 7.5h26M-13-7.5h26M0-15v30" />
      <ellipse rx="5.5" ry="15" />
      <ellipse rx="10.5" ry="15" />
    </svg>
  );
}

/** The suite in one picture: five products on a line through the one engine, each a link to its page. */
export function Ecosystem({ title, engine, products }: EcosystemProps) {
  const middle = Math.ceil(products.length / 2);
  const part = (product: (typeof products)[number]) => (
    <li key={product.to}>
      <Link className="ecosystem-part" to={product.to}>
        <span className="ecosystem-mark">
          <ProductGlyph product={product.mark} />
        </span>
        <span className="ecosystem-name">{product.label}</span>
        <span className="ecosystem-text">{product.text}</span>
      </Link>
    </li>
  );
  return (
    <nav className="ecosystem" aria-label={title}>
      <ul className="ecosystem-parts">
        {products.slice(0, middle).map(part)}
        <li>
          <Link className="ecosystem-part ecosystem-engine" to={engine.to}>
            <EngineMark />
            <span className="ecosystem-name">{engine.label}</span>
            <span className="ecosystem-text">{engine.text}</span>
          </Link>
        </li>
        {products.slice(middle).map(part)}
      </ul>
    </nav>
  );
}
