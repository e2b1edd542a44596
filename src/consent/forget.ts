import { tryStorage } from '../components/browser-storage.ts';
import { consentKey } from './consent.ts';

/** A cookie or storage entry of a tool. An asterisk at the end of its name matches any ending. */
interface KeptEntry {
  readonly name: string;
  readonly where: 'cookie' | 'local-storage';
}

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Returns the `Domain` attributes that a cookie of this page may have: none, this host, and each of its parent domains. */
function cookieDomains(host: string): readonly string[] {
  const labels = host.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  return ['', ...domains];
}

/** Removes a cookie from every domain that it may belong to, as a page cannot read a cookie's domain. */
function removeCookie(name: string): void {
  for (const domain of cookieDomains(location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than many browsers.
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

/** Removes the local storage entries that match a pattern, except the site's own. */
function removeEntries(pattern: string): void {
  const names = pattern.endsWith('*') ? Object.keys(window.localStorage) : [pattern];
  for (const name of names) {
    if (matches(pattern, name) && name !== consentKey) window.localStorage.removeItem(name);
  }
}

/** Removes first-party cookies and local storage entries. */
export function forget(entries: readonly KeptEntry[]): void {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const { name: pattern, where } of entries) {
    if (where === 'local-storage') tryStorage(() => removeEntries(pattern));
    else for (const name of cookies.filter((cookie) => matches(pattern, cookie))) removeCookie(name);
  }
}

/** Where Sveltia CMS keeps the account of an editor, with a token for GitHub: its own entry and those that it reads too. */
const editorEntries = ['sveltia-cms.user', 'decap-cms-user', 'netlify-cms-user'] as const;

/**
 * Removes the account that an editor left in this browser while `/admin/` was on this origin. The build refuses the editor beside
 * tools, but the entry outlives it, and a tool's script could read it.
 */
export function forgetEditor(): void {
  forget(editorEntries.map((name) => ({ name, where: 'local-storage' })));
}
