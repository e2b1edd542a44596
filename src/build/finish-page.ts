import { type ClientManifest, filesOf, stylesOf } from './client-manifest.ts';

const htmlEntry = 'index.html';

function remove(html: string, pattern: RegExp): string {
  return html.replace(pattern, '');
}

function preload(file: string): string {
  return `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;
}

function fontPreloads(manifest: ClientManifest): string {
  const fonts = (manifest[htmlEntry]?.assets ?? []).filter((file) => file.endsWith('.woff2'));
  return fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}

function stylesheets(files: readonly string[]): string {
  return files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
}

/**
 * Makes the renderer's page the page that is published: no inline script (the router's hydration data and the loader
 * hash serve loaders, which no page has, and the Content-Security-Policy refuses them), only the chunks preloaded that
 * this page runs with, scripts at low priority behind everything that is seen, and the character set first, as it must
 * stand within the first 1024 bytes (HTML Standard, 4.2.5.4). The entry script carries its hash, so that a browser runs no
 * other (Subresource Integrity): `integrityOf` gives it for a file of the build.
 */
export function finishPage(
  html: string,
  pageModule: string,
  manifest: ClientManifest,
  integrityOf: (file: string) => string,
): string {
  const charset = '<meta charset="utf-8">';
  const needed = [...filesOf(manifest, htmlEntry), ...filesOf(manifest, pageModule)];
  const entry = manifest[htmlEntry]?.file;
  const integrity = entry === undefined ? '' : ` integrity="${integrityOf(entry)}"`;
  // In the order in which they apply, as in the browser after a navigation: the renderer has a page's own first.
  const styles = [...new Set([...stylesOf(manifest, htmlEntry), ...stylesOf(manifest, pageModule)])];
  const preloads = [...new Set(needed)].filter((file) => file !== entry).map(preload);
  return [
    /<script>[\s\S]*?<\/script>/g,
    /<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g,
    /<meta charset="[^"]*">/,
  ]
    .reduce(remove, html)
    .replace('<head>', () => `<head>${charset}`)
    .replace('<script type="module"', (tag) => `${tag} fetchpriority="low"${integrity}`)
    .replace('</head>', () => `${stylesheets(styles)}${fontPreloads(manifest)}${preloads.join('')}</head>`);
}
