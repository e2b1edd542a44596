/** Returns a path in lower case, without empty segments, a trailing slash or `.html`, all of which Netlify accepts. */
function canonicalForm(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\.html|\/)$/, '') || '/'
  );
}

/**
 * Replaces the address by the page's canonical path if the server has responded to another spelling, such as `/Pricing` or
 * `//pricing`. Not every server accepts such a spelling, so links, Back and a reload are more reliable.
 */
export function correctAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { origin, pathname, search, hash } = window.location;
  const path = canonical && new URL(canonical.href).pathname;
  if (!path || path === pathname || path !== canonicalForm(pathname)) return;
  window.history.replaceState(window.history.state, '', origin + path + search + hash);
}
