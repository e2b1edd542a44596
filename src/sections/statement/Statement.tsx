import type { ReactNode } from 'react';
import { type Background, Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { LightWords } from './LightWords.tsx';
import { longestLine } from './monument.ts';
import styles from './Statement.module.css';

interface StatementProps {
  readonly variant: 'light' | 'monument';
  /** The section's id and anchor. The heading's id is `<id>-title`. */
  readonly id: string;
  /** A small heading above the statement. Without it, the statement is the section's heading. */
  readonly kicker?: string | undefined;
  /** One or two sentences; for `monument` at most 60 characters. */
  readonly text: string;
  readonly note?: string | undefined;
  /** Where the statement comes from: a link or an evidence mark. */
  readonly source?: ReactNode;
  /** A decorative figure at the right of a `monument`, whose words are smaller for it. */
  readonly figure?: ReactNode;
  readonly background?: Background;
  /** Content below, such as a button. */
  readonly children?: ReactNode;
}

/** Classes for words that fill the window's width, by the most characters that their longest line may have. */
const monumentSizes = [
  [9, styles.upTo9],
  [11, styles.upTo11],
  [13, styles.upTo13],
  [16, styles.upTo16],
  [19, styles.upTo19],
] as const;

function monumentSize(text: string): string {
  const longest = longestLine(text);
  const [, size = styles.more] = monumentSizes.find(([characters]) => longest <= characters) ?? [];
  return `${styles.huge} ${size}`;
}

/**
 * One or two sentences that stand alone.
 *
 * - `light`: in the size of a headline, weight 300
 * - `monument`: condensed and as wide as the window
 */
export function Statement(props: StatementProps) {
  const { variant, id, kicker, text, note, source, figure, background, children } = props;
  const heading = `${id}-title`;
  const Words = kicker ? 'p' : 'h2';
  const ownId = kicker ? {} : { id: heading };
  const notes =
    note || source ? (
      <div className={styles.notes}>
        {note ? <p>{note}</p> : null}
        {source ? <p className="text-small">{source}</p> : null}
      </div>
    ) : null;
  const looks = [styles[variant], figure ? styles.figured : undefined].filter(Boolean).join(' ');
  return (
    <Band id={id} background={background} aria-labelledby={heading}>
      <Container className={`${styles.statement} ${looks}`}>
        {kicker ? (
          <h2 id={heading} className={styles.kicker}>
            {kicker}
          </h2>
        ) : null}
        {variant === 'light' ? (
          <LightWords as={Words} {...ownId}>
            {text}
          </LightWords>
        ) : (
          <Words {...ownId} className={monumentSize(text)}>
            {text}
          </Words>
        )}
        {notes}
        {children ? <div className={styles.actions}>{children}</div> : null}
        {figure ? <div className={styles.figure}>{figure}</div> : null}
      </Container>
    </Band>
  );
}
