import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import styles from './ecosystem.module.css';

type EcosystemProps = Content<'home'>['ecosystem'];

/** The engine's mark: the graticule that all products read from. */
function EngineMark() {
  return (
    <svg
      className="relative [grid-row:span_2] justify-self-center rounded-full w-13 h-13 bg-ink fill-none stroke-reef [stroke-width:0.6] page-xl:mt-1.5 page-xl:mb-0.5 page-xl:[grid-row:auto] page-xl:w-14 page-xl:h-14"
      viewBox="-17 -17 34 34"
      aria-hidden="true"
    >
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
      <Link
        className={`${styles.ecosystemPart} grid gap-y-0 gap-x-3.5 py-2 grid-cols-[3.25rem_1fr] items-center leading-[1.3] page-xl:gap-0 page-xl:py-0 page-xl:grid-cols-[1fr] page-xl:justify-items-center page-xl:text-center`}
        to={product.to}
      >
        <span
          className={`${styles.ecosystemMark} relative grid border border-ink [grid-row:span_2] justify-self-center rounded-full w-11 h-11 place-items-center bg-paper [transition:background_var(--motion-quick)_var(--motion-curve)] page-xl:mt-3 page-xl:mb-2 page-xl:[grid-row:auto]`}
        >
          <ProductGlyph product={product.mark} />
        </span>
        <span className={`${styles.ecosystemName} self-end font-600`}>{product.label}</span>
        <span className="self-start text-slate text-small leading-[1.3]">{product.text}</span>
      </Link>
    </li>
  );
  return (
    <nav
      className="p-5 border-y border-y-ink bg-mist page-sm:max-page-xl:px-8 page-xl:px-9 page-xl:pt-2.5 page-xl:pb-3.5 page-xl:border-x-1.5 page-xl:border-t page-xl:border-b-1.5 page-xl:border-ink"
      aria-label={title}
    >
      <ul className="relative grid page-sm:max-page-xl:grid-cols-[1fr_1fr] page-xl:grid-cols-[repeat(6,1fr)] page-xl:items-start before:content-[''] before:absolute before:right-auto before:left-6.5 before:inset-y-8 before:border-l-1.5 before:border-l-ink page-sm:max-page-xl:before:hidden page-xl:before:inset-x-[8.333%] page-xl:before:top-8.5 page-xl:before:bottom-auto page-xl:before:border-x-0 page-xl:before:border-t-1.5 page-xl:before:border-b-0 page-xl:before:border-t-ink">
        {products.slice(0, middle).map(part)}
        <li>
          <Link
            className={`${styles.ecosystemPart} ecosystem-engine grid gap-y-0 gap-x-3.5 py-2 grid-cols-[3.25rem_1fr] items-center leading-[1.3] page-xl:gap-0 page-xl:py-0 page-xl:grid-cols-[1fr] page-xl:justify-items-center page-xl:text-center`}
            to={engine.to}
          >
            <EngineMark />
            <span className={`${styles.ecosystemName} self-end font-600`}>{engine.label}</span>
            <span className="self-start text-slate text-small leading-[1.3]">{engine.text}</span>
          </Link>
        </li>
        {products.slice(middle).map(part)}
      </ul>
    </nav>
  );
}
