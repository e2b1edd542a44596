interface PendingProps {
  readonly text: string;
  /** Whether the text is invented until the real one is known. */
  readonly sample?: boolean | undefined;
  /** Says so: `To be confirmed`. */
  readonly note: string;
  /** Where a key stands over many of them: the text is underlined, and the note is for those who do not see that. */
  readonly keyed?: boolean;
}

const underlined = 'underline decoration-dashed decoration-ochre decoration-1 underline-offset-4';

/** A text, with a note beside it while it is a sample. */
export function Pending({ text, sample, note, keyed = false }: PendingProps) {
  if (!sample) return text;
  return (
    <span className={keyed ? underlined : undefined}>
      {text}{' '}
      <small
        className={keyed ? 'sr-only' : 'inline-block border border-dashed border-ochre px-1.5 text-caption'}
      >
        {note}
      </small>
    </span>
  );
}

/** The key to texts that are underlined as samples. */
export function PendingKey({ text }: { readonly text: string }) {
  return (
    <p className="text-small">
      <span className={underlined}>{text}</span>
    </p>
  );
}
