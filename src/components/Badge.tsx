interface BadgeProps {
  readonly label: string;
  /** For small print. */
  readonly small?: boolean;
}

/** A short label in a frame, such as a category. */
export function Badge({ label, small = false }: BadgeProps) {
  return (
    <span
      className={`inline-block rounded-sm border border-contour bg-mist px-2 py-0.5 ${small ? 'text-caption leading-[1.5]' : 'text-small'} font-600 text-ink`}
    >
      {label}
    </span>
  );
}
