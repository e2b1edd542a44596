interface PendingProps {
  readonly text: string;
  /** Whether the text is invented until the real one is known. */
  readonly sample?: boolean | undefined;
  /** Says so: `To be confirmed`. */
  readonly note: string;
}

/** A text, with a note beside it while it is a sample. */
export function Pending({ text, sample, note }: PendingProps) {
  if (!sample) return text;
  return (
    <>
      {text}{' '}
      <small className="inline-block border border-dashed border-ochre px-1.5 text-caption">{note}</small>
    </>
  );
}

interface DraftProps extends PendingProps {
  readonly className?: string;
}

/** What of a table or a sheet is not settled yet, below it; nothing once it is. */
export function Draft({ className = 'border-t border-t-line', ...pending }: DraftProps) {
  if (!pending.sample) return null;
  return (
    <p className={`pt-4 text-muted text-small ${className}`}>
      <Pending {...pending} />
    </p>
  );
}
