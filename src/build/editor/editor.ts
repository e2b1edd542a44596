import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { linkTargets } from '../content/link-targets.ts';
import { type EditorSettings, editorConfig } from './editor-config.ts';

/** The folder of the editor's files and the address of its page. */
export const editorFolder = 'admin';

/**
 * The headers of the editor's files, instead of the site's. The policy allows scripts of this site, GitHub's API, status page and
 * avatars, and the styles that the editor generates at run time.
 */
export const editorHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Robots-Tag': 'noindex',
} as const;

/**
 * Headers of all addresses while the editor is enabled. The sign-in window reports its result to the editor, so the opener policy
 * must not separate the two (HTML Standard, 7.1.3). The value applies to all addresses, because only the rule for all matches
 * addresses that do not exist.
 */
export const headersWithEditor = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } as const;

/**
 * Builds the editor into `directory`: Sveltia CMS with this site's formats and configuration, and the page that makes links for
 * campaigns. Takes a few seconds. The files for syntax highlighting are omitted, because editors write no code.
 */
export async function buildEditor(directory: string, settings: EditorSettings): Promise<void> {
  const none = '\0no-language';
  const root = resolve(import.meta.dirname, '../../editor');
  await build({
    configFile: false,
    root,
    base: `/${editorFolder}/`,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'own-files-only',
        enforce: 'pre',
        resolveId: (id) => (/^@shikijs\/(?:langs|themes)\//.test(id) ? none : null),
        load: (id) => (id === none ? 'export default [];' : null),
        // The editor's fonts are bundled; its copies on another server would be blocked by the policy.
        transform: (code, id) =>
          id.includes('@sveltia/cms')
            ? { code: code.replace(/url\(https:[^)]+\.woff2\)/g, 'local(none)'), map: null }
            : null,
      },
    ],
    build: {
      outDir: resolve(directory, editorFolder),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        input: ['index.html', 'link.html'].map((page) => join(root, page)),
        checks: { pluginTimings: false },
      },
    },
  });
  const write = (name: string, value: unknown) =>
    writeFileSync(join(directory, editorFolder, name), JSON.stringify(value));
  write('config.json', editorConfig(settings));
  write('links.json', linkTargets(process.env));
}
