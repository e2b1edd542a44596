import styles from './Ask.module.css';

/** A record's text. What stands in square brackets matched the question, and is marked. */
export function MarkedText({ text }: { readonly text: string }) {
  return text.split(/\[(.*?)\]/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark key={part} className={styles.mark}>
        {part}
      </mark>
    ),
  );
}
