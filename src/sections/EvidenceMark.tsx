import { Decoration } from '../components/Decoration.tsx';
import copy from '../content/claims.yaml';
import { fillIn } from '../content/format.ts';
import styles from './EvidenceMark.module.css';

interface EvidenceMarkProps {
  /** A claim of `claims.yaml`. */
  readonly claim: {
    readonly name: string;
    readonly figure: string;
    readonly wording: string;
    readonly filed: boolean;
  };
  /** Shows the word beside the mark; of several marks in a row the first one has it. */
  readonly named?: boolean;
}

/** Returns the address of a claim's row on the page of evidence. */
const evidenceOf = (name: string) => `/evidence#claim-${name}`;

/**
 * A small bench mark after a claimed figure: the link to the row that says where the figure comes from. It is filled where the
 * evidence is on file and hollow where it is to be confirmed.
 */
export function EvidenceMark({ claim, named = true }: EvidenceMarkProps) {
  const { name, figure, wording, filed } = claim;
  const { word, label } = filed ? copy.mark.filed : copy.mark.pending;
  return (
    <a className={styles.mark} data-filed={filed || undefined} href={evidenceOf(name)}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M1 1h10M2 3.5h8L6 11z" />
      </svg>
      {named ? <Decoration className={styles.word}>{word}</Decoration> : null}
      <span className="sr-only">{fillIn(label, { figure, wording })}</span>
    </a>
  );
}
