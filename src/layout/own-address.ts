/** Returns a path in lower case, without empty segments and without the endings that Netlify accepts. */
function canonicalForm(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\.html|\/)$/, '') || '/'
  );
}

/**
 * Puts the page's canonical path into the address where the server has answered for another spelling, such as `/Pricing` or
 * `//pricing`. Links, Back and a reload then lead to a page that every server has.
 */
export function correctAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { origin, pathname, search, hash } = window.location;
  const path = canonical && new URL(canonical.href).pathname;
  if (!path || path === pathname || path !== canonicalForm(pathname)) return;
  window.history.replaceState(window.history.state, '', origin + path + search + hash);
}
