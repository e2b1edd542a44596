import type { Manifest, Plugin } from 'vite';

/** Keeps the CSS modules of components that no script imports, as they are rendered at build only; the bundler would drop their rules. */
export const keepPageStyles: Plugin = {
  name: 'keep-page-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

/** Returns the file name of the site's stylesheet. Throws if the build has none. */
export function stylesheetOf(manifest: Manifest): string {
  const file = manifest['style.css']?.file;
  if (file === undefined) throw new Error('The build has no stylesheet.');
  return file;
}
