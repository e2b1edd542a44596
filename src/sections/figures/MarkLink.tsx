import type { ReactNode } from 'react';
import styles from './EvidenceMark.module.css';

interface MarkLinkProps {
  readonly href: string;
  /** Whether the mark is filled, as the evidence is on file. Hollow by default. */
  readonly filed?: boolean;
  /** A word beside the mark, or words for screen readers. */
  readonly children: ReactNode;
}

/** The mark of a figure: a link to where the figure comes from. Brings no claims, so that islands can have it. */
export function MarkLink({ href, filed = false, children }: MarkLinkProps) {
  return (
    <a className={filed ? `${styles.mark} ${styles.filed}` : styles.mark} href={href}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M1 1h10M2 3.5h8L6 11z" />
      </svg>
      {children}
    </a>
  );
}

interface SampleMarkProps {
  /** The word beside the mark. */
  readonly word: string;
  /** What the mark says, for screen readers. */
  readonly label: string;
}

/** The mark of an example: figures that are no claims of ours. Leads to the demonstration company, from which they are counted. */
export const SampleMark = ({ word, label }: SampleMarkProps) => (
  <MarkLink href="/harbour-and-vale">
    <span className={styles.word}>{word}</span>
    <span className="sr-only">{`: ${label}`}</span>
  </MarkLink>
);
