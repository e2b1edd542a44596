import { createContext, useContext } from 'react';
import { Decoration } from '../components/Decoration.tsx';
import copy from '../content/claims.yaml';
import { fillIn } from '../content/format.ts';
import styles from './EvidenceMark.module.css';

interface EvidenceMarkProps {
  /** A claim of `claims.yaml`. */
  readonly claim: { readonly name: string; readonly figure: string; readonly wording: string };
}

/** Says for one rendered page whether its first mark has been rendered. */
interface PageMarks {
  explained: boolean;
}

/** Set around each page; without it no mark is explained. */
export const PageMarks = createContext<PageMarks | undefined>(undefined);

/** Returns the address of a claim's row on the page of evidence. */
const evidenceOf = (name: string) => `/evidence#claim-${name}`;

/**
 * A small bench mark after a claimed figure: the link to the row that says where the figure comes from. The first mark of a page
 * has its word beside it, as a key to the others. Pages are rendered once, in the order in which they are read.
 */
export function EvidenceMark({ claim: { name, figure, wording } }: EvidenceMarkProps) {
  const marks = useContext(PageMarks);
  const first = marks?.explained === false;
  if (marks) marks.explained = true;
  return (
    <a className={styles.mark} href={evidenceOf(name)}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M1 1h10M2 3.5h8L6 11z" />
      </svg>
      {first ? <Decoration className={styles.word}>{copy.key}</Decoration> : null}
      <span className="sr-only">{fillIn(copy.mark, { figure, wording })}</span>
    </a>
  );
}
