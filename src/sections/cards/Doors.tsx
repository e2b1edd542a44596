import { ArrowRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { World } from '../../design/worlds.ts';
import styles from './Cards.module.css';
import { ProductFigure } from './ProductCards.tsx';

export interface DoorsProps {
  /** `doors`: two or three large coloured parts of the window. The whole part is a link. */
  readonly variant: 'doors';
  readonly items: readonly {
    readonly title: string;
    readonly text: string;
    /** What the link says beside its arrow. */
    readonly label: string;
    readonly to: string;
    /** The product whose colours it has. */
    readonly mark: World;
    /** A decorative figure at its foot. By default the product's drawing. */
    readonly figure?: ReactNode;
  }[];
}

/** The first and the third door are dark, the second one is in a middle tone. */
export function Doors({ items }: DoorsProps) {
  return (
    <ul className={styles.doors}>
      {items.map(({ title, text, label, to, mark, figure }, index) => {
        const dark = index % 2 === 0;
        return (
          <li key={to} data-world={mark}>
            <a
              className={`${styles.door} ${dark ? '' : styles.soft}`}
              data-background={dark ? 'ink' : 'mist'}
              href={to}
            >
              <h3 className={`max-w-[12ch] ${items.length === 2 ? 'text-display' : 'text-headline'}`}>
                {title}
              </h3>{' '}
              <span className={`text-lead ${styles.words}`}>{text}</span>{' '}
              <span className={`font-600 ${styles.label}`}>
                {label} <Icon icon={ArrowRightIcon} inline className={styles.arrow} />
              </span>
              <span className={styles.figure}>{figure ?? <ProductFigure mark={mark} dark={dark} />}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
