/** A numbered pin on the map, which leads to the feature of that number. */
export function Pin({ number, title }: { readonly number: number; readonly title: string }) {
  return (
    <a
      className="inline-grid size-6 place-items-center rounded-full bg-foreground align-middle text-small font-700 leading-none text-background no-underline"
      href={`#feature-${number}`}
      aria-label={`${number}: ${title}`}
    >
      {number}
    </a>
  );
}
