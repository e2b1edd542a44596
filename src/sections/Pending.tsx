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
