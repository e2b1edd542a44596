/** Returns a parsed address, or undefined for text that is none. Older browsers lack `URL.parse`. */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Returns whether a link leads to a place on this page, whose query a link without one of its own leaves as it is. */
export function isWithinPage({ href, origin, pathname, search }: HTMLAnchorElement): boolean {
  const here = window.location;
  return (
    href.includes('#') &&
    origin === here.origin &&
    pathname === here.pathname &&
    (search === '' || search === here.search)
  );
}
