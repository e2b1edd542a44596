interface PendingProps {
  readonly text: string;
  /** Whether the text is a placeholder. */
  readonly sample?: boolean | undefined;
  /** The note beside a placeholder: `To be confirmed`. */
  readonly note: string;
}

/** A text, with a note if it is a placeholder. */
export function Pending({ text, sample, note }: PendingProps) {
  if (!sample) return text;
  return (
    <>
      {text}{' '}
      <small className="inline-block border border-dashed border-ochre px-1.5 text-small">{note}</small>
    </>
  );
}

interface DraftProps extends PendingProps {
  readonly className?: string;
}

/**
 * A note below a table or sheet that something in it is a placeholder. A note in each row would make the table look unfinished.
 * Renders nothing without `sample`.
 */
export function Draft({ className = 'border-t border-t-line', ...pending }: DraftProps) {
  if (!pending.sample) return null;
  return (
    <p className={`pt-4 text-muted text-small ${className}`}>
      <Pending {...pending} />
    </p>
  );
}
