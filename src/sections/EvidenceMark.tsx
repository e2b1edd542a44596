import copy from '../content/claims.yaml';
import { fillIn } from '../content/format.ts';
import styles from './EvidenceMark.module.css';

interface EvidenceMarkProps {
  /** A claim of `claims.yaml`. */
  readonly claim: { readonly name: string; readonly figure: string; readonly wording: string };
}

/** Returns the address of a claim's row on the page of evidence. */
const evidenceOf = (name: string) => `/evidence#claim-${name}`;

/** A small bench mark after a claimed figure: the link to the row that says where the figure comes from. */
export function EvidenceMark({ claim: { name, figure, wording } }: EvidenceMarkProps) {
  return (
    <a className={styles.mark} href={evidenceOf(name)}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M1 1h10M2 3.5h8L6 11z" />
      </svg>
      <span className="sr-only">{fillIn(copy.mark, { figure, wording })}</span>
    </a>
  );
}
