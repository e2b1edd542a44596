/** Returns the accessible name of a link: by its own label, by what labels it, or its text. */
function linkName(link: HTMLAnchorElement): string {
  const ids = link.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return (link.ariaLabel ?? (labels.length > 0 ? labels.join(' ') : (link.textContent ?? ''))).trim();
}

/**
 * Returns the links that share a name and lead to different places, one sentence for each name. axe asks a person about them
 * (`identical-links-same-purpose`).
 */
export function ambiguousLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
    link.checkVisibility(),
  );
  return [...Map.groupBy(links, linkName)].flatMap(([name, ones]) => {
    const places = new Set(ones.map(({ href }) => href));
    return places.size > 1
      ? [`"${name}" leads to ${[...places].join(' and ')}: give each link a name of its own`]
      : [];
  });
}
