import { Decoration } from '../../components/Decoration.tsx';
import copy from '../../content/claims.yaml';
import { fillIn } from '../../content/format.ts';
import styles from './EvidenceMark.module.css';
import { MarkLink } from './MarkLink.tsx';

/** A claim of `claims.yaml`. */
interface Claim {
  readonly name: string;
  readonly figure: string;
  readonly wording: string;
  readonly filed: boolean;
}

interface EvidenceMarkProps {
  readonly claim: Claim;
  /** Shows the word beside the mark. In a row of marks only the first has the word, or an `EvidenceKey` below has it. */
  readonly named?: boolean;
}

/** Returns the address of a claim's row on the evidence page. */
const evidenceOf = (name: string) => `/evidence#claim-${name}`;

/**
 * A small mark after a claimed figure that links to the claim's evidence. It is filled if the evidence is on file, and hollow if
 * it is still to be confirmed.
 */
export function EvidenceMark({ claim, named = true }: EvidenceMarkProps) {
  const { name, figure, wording, filed } = claim;
  const { word, label } = filed ? copy.mark.filed : copy.mark.pending;
  return (
    <MarkLink filed={filed} href={evidenceOf(name)}>
      {named ? <Decoration className={styles.word}>{word}</Decoration> : null}
      <span className="sr-only">{fillIn(label, { figure, wording })}</span>
    </MarkLink>
  );
}

/** The legend below a row of marks. Its mark is hollow if any of the claims is still to be confirmed. */
export function EvidenceKey({ claims }: { readonly claims: readonly Claim[] }) {
  const filed = claims.every((claim) => claim.filed);
  return (
    <p className={styles.key}>
      <MarkLink filed={filed} href="/evidence">
        <span className={styles.word}>{(filed ? copy.mark.filed : copy.mark.pending).word}</span>
      </MarkLink>
    </p>
  );
}
