interface SectionHeadingProps {
  readonly id?: string;
  readonly title: string;
  readonly text?: string;
}

/** A section's heading and the paragraph under it. */
export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div className="mb-10 grid gap-4">
      <h2 id={id} className="max-w-[24ch] font-700 text-headline">
        {title}
      </h2>
      {text ? <p className="measure text-lead text-slate">{text}</p> : null}
    </div>
  );
}
