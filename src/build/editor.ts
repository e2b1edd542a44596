import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { type EditorSettings, editorConfig } from './editor-config.ts';

/** The folder of the editor's files; its page is at this address. */
export const editorFolder = 'admin';

/**
 * What the editor's files say instead of the site's policy: scripts of this site alone, GitHub's interface for files, its
 * state of health and its pictures of people, styles that the editor makes as it runs.
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
 * What all addresses say while there is an editor: the window in which editors sign in tells it the outcome, for which the
 * opener policy has to leave the two connected (HTML Standard, 7.1.3). One value for all, since only the rule for all addresses
 * reaches those that do not exist.
 */
export const headersWithEditor = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } as const;

/**
 * Writes the editor into `directory`: Sveltia CMS with this site's formats, and its configuration. Takes a few seconds. Editors
 * write no code, so the languages that it could colour are left out.
 */
export async function buildEditor(directory: string, settings: EditorSettings): Promise<void> {
  const none = '\0no-language';
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../editor'),
    base: `/${editorFolder}/`,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'own-files-only',
        enforce: 'pre',
        resolveId: (id) => (/^@shikijs\/(?:langs|themes)\//.test(id) ? none : null),
        load: (id) => (id === none ? 'export default [];' : null),
        // Its fonts are among its files, and again on a server for those who have the script alone.
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
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  const config = JSON.stringify(editorConfig(settings));
  writeFileSync(join(directory, editorFolder, 'config.json'), config);
}
