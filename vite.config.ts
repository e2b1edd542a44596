import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import type { Plugin } from 'vite';
import type { ViteReactSSGOptions } from 'vite-react-ssg';
import { defineConfig } from 'vitest/config';
import { classNamesPlugin } from './src/build/class-names.ts';
import { references } from './src/build/content-references.ts';
import { contentSchemas } from './src/build/content-schemas.ts';
import { drawingsPlugin } from './src/build/drawings.ts';
import { filmsPlugin } from './src/build/films.ts';
import { openBuild, withOwnPolicy } from './src/build/finish-page.ts';
import { finishSite } from './src/build/finish-site.ts';
import {
  contentTranslator,
  frameLanguage,
  languageBuild,
  languagePlugin,
  languageVariable,
  routesIn,
} from './src/build/languages.ts';
import { withHead } from './src/build/page-head.tsx';
import { picturesPlugin } from './src/build/pictures.ts';
import { plainImports } from './src/build/plain-imports.ts';
import { socialPicturesPlugin } from './src/build/social-pictures.ts';
import { isMeasured } from './src/content/embedded.ts';
import { contentPlugin } from './src/content/loader/plugin.ts';
import { moduleClass } from './src/design/module-class.ts';
import { unoConfig } from './src/design/uno.ts';
import { defaultOrigin } from './src/site.ts';

/** The language whose pages are built, empty for English. Every other one is a build of its own (decision 0031). */
const language = process.env[languageVariable] ?? '';
const output = languageBuild(language);
const origin = process.env.URL ?? defaultOrigin;

/** Tests beside their code that need a migrated database. */
const withDatabase = ['db/leads.test.ts', 'netlify/local/neon-endpoint.test.ts'];

/** Vite plugin: CSS modules stay in the stylesheet although only pages, which the browser does not run, use their names. */
const keepPageStyles: Plugin = {
  name: 'keep-page-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

/** Rolldown's names for scripts in a folder of their own. */
const scriptsIn = (folder: string) => ({
  entryFileNames: `${folder}/[name]-[hash].js`,
  chunkFileNames: `${folder}/[name]-[hash].js`,
});

let finishPage: ReturnType<typeof openBuild> | undefined;

const ssgOptions: Partial<ViteReactSSGOptions> = {
  entry: 'src/build/entry.tsx',
  // Gives the root `404.html` that Netlify serves for unknown paths.
  dirStyle: 'flat',
  includedRoutes: () => routesIn(language).map(({ path }) => path),
  onBeforePageRender: (path, html) => withHead(html, path, origin),
  async onPageRendered(path, html) {
    finishPage ??= openBuild(output);
    const finished = await finishPage(html);
    return path === '/404' ? withOwnPolicy(finished) : finished;
  },
  onFinished: () => (language === '' ? finishSite(output, origin) : undefined),
};

export default defineConfig({
  plugins: [
    languagePlugin(language),
    contentPlugin(contentSchemas, references, contentTranslator(language)),
    picturesPlugin(),
    filmsPlugin(),
    plainImports(),
    drawingsPlugin(),
    language === '' ? socialPicturesPlugin() : [],
    unocss(unoConfig),
    react(),
    classNamesPlugin(),
    keepPageStyles,
  ],
  // While no tool measures, nothing of the code for tools is in a script: the bundler drops it before it looks at imports.
  define: {
    'import.meta.env.MEASURED': JSON.stringify(isMeasured),
    // In the English build nothing of the code for other languages is in a script either.
    'import.meta.env.LANGUAGE': JSON.stringify(language),
    'import.meta.env.FRAME_LANGUAGE': JSON.stringify(frameLanguage(language)),
  },
  // The names of classes in CSS modules follow from the file, so that the pages of the functions can use them.
  css: { modules: { generateScopedName: moduleClass } },
  build: {
    outDir: output,
    copyPublicDir: language === '',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // One stylesheet: each page has its part inline, and the whole comes after load.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      // Most of a build is the site's own: drawings, content and styles.
      checks: { bundlerTimings: false },
      // No getter of any module does more than it gives. Radix names each of its functions, which nothing reads.
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['__name'] },
      output: {
        ...(language === '' ? {} : scriptsIn(`assets/${language}`)),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page loads, in one file: it compresses better than a dozen.
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // Prefer fewer chunks, even with some unused bytes: most components that islands share are small.
            {
              name: 'components',
              test: /[\\/]src[\\/]components[\\/](?!Accordion|Dialog\.|Toasts)/,
              minShareCount: 2,
            },
          ],
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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A worker loads each module once for all its files: half of the processor time.
          isolate: false,
          include: ['{src,netlify,db}/**/*.test.{ts,tsx}', 'tests/{,bench,github}/*.test.ts'],
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
        test: {
          name: 'output',
          isolate: false,
          include: ['tests/output/**/*.test.ts'],
          globalSetup: 'tests/support/fresh-build.ts',
        },
      },
    ],
  },
});
