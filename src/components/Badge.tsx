/** A short label in a frame, such as a category. */
export function Badge({ label }: { readonly label: string }) {
  return (
    <span className="inline-block rounded-sm border border-contour bg-mist px-2 py-0.5 text-small font-600 text-ink">
      {label}
    </span>
  );
}
