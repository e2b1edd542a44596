import page from './page.yaml';

interface DraftProps {
  readonly text: string;
  /** Whether what the text speaks of is not settled yet. */
  readonly sample?: boolean | undefined;
}

/** A line below a table that what it says is not settled yet. Renders nothing once it is. */
export function Draft({ text, sample }: DraftProps) {
  if (!sample) return null;
  return (
    <p className="pt-3 text-muted text-small">
      {text} <small className="text-small">{page.pending}</small>.
    </p>
  );
}
