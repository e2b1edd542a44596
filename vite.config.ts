import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import type { ViteReactSSGOptions } from 'vite-react-ssg';
import { defineConfig } from 'vitest/config';
import { classNamesPlugin } from './src/build/class-names.ts';
import { isIsland, islandChunk } from './src/build/client-manifest.ts';
import { references } from './src/build/content-references.ts';
import { contentSchemas } from './src/build/content-schemas.ts';
import { drawingsPlugin } from './src/build/drawings.ts';
import { openBuild, withOwnPolicy } from './src/build/finish-page.ts';
import { finishSite } from './src/build/finish-site.ts';
import { withHead } from './src/build/page-head.tsx';
import { picturesPlugin } from './src/build/pictures.ts';
import { socialPicturesPlugin } from './src/build/social-pictures.ts';
import { plainImports, virtualModulesPlugin } from './src/build/virtual-modules.ts';
import { contentPlugin } from './src/content/loader/plugin.ts';
import { unoConfig } from './src/design/uno.ts';
import { siteRoutes } from './src/routes.ts';
import { defaultOrigin } from './src/site.ts';

const output = 'dist';
const origin = process.env.URL ?? defaultOrigin;

/**
 * The chunk of a module that is not one page's own: islands, with which pages become live, have chunks apart from what only a
 * navigation within the site fetches. Few files are worth more than the bytes that a page has no use for. Imports on demand do
 * not count.
 */
function sharedChunk(
  id: string,
  context: { getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null },
): string | null {
  const seen = new Set([id]);
  // A set gives what is added while it is gone through, too. Who imports an island has what it needs in its chunk.
  for (const module of seen)
    if (!isIsland(module))
      for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  const islands = new Set([...seen].filter(isIsland).map(islandChunk));
  const pages = [...seen].filter((module) => /[\\/]pages[\\/][\w-]+[\\/]Page\.tsx$/.test(module));
  const [island] = islands;
  // An icon is too small for a file of its own.
  if (island && islands.size === 1 && (pages.length <= 1 || id.includes('virtual:icon'))) return island;
  // Words are most of what they stand in.
  if (island) return id.endsWith('.yaml') ? null : 'controls';
  if (pages.length < 2) return null;
  return /[\\/]screens[\\/]|Screen\.tsx$/.test(id) ? 'screens' : 'sections';
}

/** Tests beside their code that need a migrated database. */
const withDatabase = ['db/{leads,runbook}.test.ts', 'netlify/local/neon-endpoint.test.ts'];

let finishPage: ReturnType<typeof openBuild> | undefined;

const ssgOptions: Partial<ViteReactSSGOptions> = {
  entry: 'src/build/entry.tsx',
  // Gives the root `404.html` that Netlify serves for unknown paths.
  dirStyle: 'flat',
  includedRoutes: () => siteRoutes.map(({ path }) => path),
  onBeforePageRender: (path, html) => withHead(html, path, origin),
  onPageRendered(path, html) {
    finishPage ??= openBuild(output);
    const finished = finishPage(html);
    return path === '/404' ? withOwnPolicy(finished) : finished;
  },
  onFinished: () => finishSite(output, origin),
};

export default defineConfig({
  plugins: [
    contentPlugin(contentSchemas, references),
    picturesPlugin(),
    virtualModulesPlugin(),
    plainImports(),
    drawingsPlugin(),
    socialPicturesPlugin(),
    unocss(unoConfig),
    react(),
    classNamesPlugin(),
  ],
  define: { 'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(origin) },
  build: {
    outDir: output,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // One stylesheet: each page has its part inline, and the whole comes after load.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      // Most of a build is the site's own: drawings, content and styles.
      checks: { bundlerTimings: false },
      // No getter of any module does more than it gives.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page loads, in one file: it compresses better than a dozen.
            { name: 'shell', tags: ['$initial'], priority: 1 },
            { name: sharedChunk, test: /[\\/]src[\\/]|drawing\?|^\0?virtual:/ },
          ],
        },
        // A page's chunk is named after its folder: they would all be called Page.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, folder] = /src\/pages\/([\w-]+)\/Page\.tsx$/.exec(facadeModuleId ?? '') ?? [];
          return folder ? `assets/page-${folder}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
  ssgOptions,
  test: {
    setupFiles: ['tests/support/quiet-console.ts'],
    // Most of a test's time is waiting for Postgres or a deadline, so more workers than cores.
    maxWorkers: 4,
    // Far above what a test takes on an idle machine; what may take long is asserted where it matters.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A worker loads each module once for all its files: half of the processor time.
          isolate: false,
          include: ['{src,netlify,db,tests/imports}/**/*.test.{ts,tsx}'],
          exclude: withDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts', ...withDatabase],
          globalSetup: 'tests/functions/support/database-server.ts',
        },
      },
      {
        extends: true,
        test: {
          // Apart from the functions' tests: it keeps a core busy, and some of those look at the clock.
          name: 'fuzz',
          include: ['tests/fuzz/*.test.ts'],
          globalSetup: 'tests/functions/support/database-server.ts',
        },
      },
      {
        extends: true,
        test: { name: 'output', isolate: false, include: ['tests/output/**/*.test.ts'] },
      },
    ],
  },
});
