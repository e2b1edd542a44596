import type page from './page.yaml';
import styles from './StampCheck.module.css';

/** A digest in groups of eight characters; those that differ from another digest are marked. */
function Digest({ digest, other }: { readonly digest: string; readonly other: string }) {
  return (
    <dd className={styles.digest}>
      {digest.match(/.{8}/g)?.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <span key={index}>
          {[...group].map((character, place) => {
            const differs = character !== other[8 * index + place];
            const key = `${place}`;
            return differs ? <mark key={key}>{character}</mark> : <span key={key}>{character}</span>;
          })}
        </span>
      ))}
    </dd>
  );
}

interface DigestsProps {
  readonly labels: (typeof page)['stamp']['digests'];
  readonly signed: string;
  /** The digest of the record as it reads now; undefined where the browser computes none. */
  readonly now: string | undefined;
}

/** The digest that was signed above the one of the record as it reads now. */
export function Digests({ labels, signed, now }: DigestsProps) {
  return (
    <dl className={styles.digests}>
      <dt className="font-600">{labels.signed}</dt>
      <Digest digest={signed} other={signed} />
      <dt className="font-600">{labels.now}</dt>
      {now === undefined ? <dd>{labels.none}</dd> : <Digest digest={now} other={signed} />}
    </dl>
  );
}
