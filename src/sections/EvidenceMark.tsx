import { Decoration } from '../components/Decoration.tsx';
import copy from '../content/claims.yaml';
import { fillIn } from '../content/format.ts';
import styles from './EvidenceMark.module.css';

/** A claim of `claims.yaml`. */
interface Claim {
  readonly name: string;
  readonly figure: string;
  readonly wording: string;
  readonly filed: boolean;
}

interface EvidenceMarkProps {
  readonly claim: Claim;
  /** Shows the word beside the mark; of several marks in a row the first one has it, or a key below the row. */
  readonly named?: boolean;
}

const bench = (
  <svg viewBox="0 0 12 12" aria-hidden="true">
    <path d="M1 1h10M2 3.5h8L6 11z" />
  </svg>
);

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
      {bench}
      {named ? <Decoration className={styles.word}>{word}</Decoration> : null}
      <span className="sr-only">{fillIn(label, { figure, wording })}</span>
    </a>
  );
}

/** Says below a row of narrow columns what their marks stand for: hollow ones where one of the claims is to be confirmed. */
export function EvidenceKey({ claims }: { readonly claims: readonly Claim[] }) {
  const filed = claims.every((claim) => claim.filed);
  return (
    <p className={styles.key}>
      <a className={styles.mark} data-filed={filed || undefined} href="/evidence">
        {bench}
        <span className={styles.word}>{(filed ? copy.mark.filed : copy.mark.pending).word}</span>
      </a>
    </p>
  );
}
