import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import type { ViteReactSSGOptions } from 'vite-react-ssg';
import { defineConfig } from 'vitest/config';
import { readReferences } from './src/build/content-references.ts';
import { contentSchemas } from './src/build/content-schemas.ts';
import { drawingsPlugin } from './src/build/drawings.ts';
import { embeddedContentPlugin } from './src/build/embedded-content.ts';
import { filmsPlugin } from './src/build/films.ts';
import { openBuild, withOwnPolicy } from './src/build/finish-page.ts';
import { finishSite } from './src/build/finish-site.ts';
import { withLanguageLinks } from './src/build/language-links.tsx';
import {
  contentTranslator,
  frameLanguage,
  languageBuild,
  languagePlugin,
  languageVariable,
  routesIn,
} from './src/build/languages.ts';
import { withHead } from './src/build/page-head.tsx';
import { pageModulesPlugin, siteUtilities } from './src/build/page-stylesheets.ts';
import { picturesPlugin } from './src/build/pictures.ts';
import { plainImports } from './src/build/plain-imports.ts';
import { versionsOf } from './src/build/read-content.ts';
import { socialPicturesPlugin } from './src/build/social-pictures.ts';
import { keepPageStyles } from './src/build/stylesheets.ts';
import { isMeasured } from './src/content/embedded.ts';
import { contentPlugin } from './src/content/loader/plugin.ts';
import { moduleClass } from './src/design/module-class.ts';
import { unoConfig } from './src/design/uno.ts';
import { routeOf } from './src/routes.ts';
import { defaultOrigin } from './src/site.ts';

/** The language of the built pages, empty for English. Every other language is a separate build (decision 0031). */
const language = process.env[languageVariable] ?? '';
const output = languageBuild(language);
const origin = process.env.URL ?? defaultOrigin;

/** Tests beside their code that need a migrated database, which the project `functions` provides. */
const withDatabase = ['db/leads.test.ts', 'netlify/local/neon-endpoint.test.ts'];

/** Returns Rolldown's options for scripts in a folder of their own. */
const scriptsIn = (folder: string) => ({
  entryFileNames: `${folder}/[name]-[hash].js`,
  chunkFileNames: `${folder}/[name]-[hash].js`,
});

/** Whether the development server uses this configuration. It has no manifest, which a finished page needs. */
let isServed = false;
const noteCommand: Plugin = {
  name: 'note-command',
  configResolved({ command }) {
    isServed = command === 'serve';
  },
};

let finishPage: ReturnType<typeof openBuild> | undefined;

const ssgOptions: Partial<ViteReactSSGOptions> = {
  entry: 'src/build/entry.tsx',
  // Writes `404.html` into the root, where Netlify expects it.
  dirStyle: 'flat',
  includedRoutes: () => routesIn(language).map(({ path }) => path),
  onBeforePageRender: (path, html) => withHead(html, path, origin),
  async onPageRendered(path, html) {
    // On the development server `path` includes the query.
    const { pathname } = new URL(path, origin);
    const linked = withLanguageLinks(html, pathname, versionsOf(routeOf(pathname)));
    if (isServed) return linked;
    finishPage ??= openBuild(output);
    const finished = await finishPage(linked, routeOf(path).page);
    return path === '/404' ? withOwnPolicy(finished) : finished;
  },
  onFinished: () => (language === '' ? finishSite(output, origin) : undefined),
};

export default defineConfig(({ command }) => ({
  plugins: [
    languagePlugin(language),
    contentPlugin(contentSchemas, readReferences, contentTranslator(language)),
    embeddedContentPlugin(),
    picturesPlugin(),
    filmsPlugin(),
    plainImports(),
    drawingsPlugin(),
    language === '' ? socialPicturesPlugin() : [],
    unocss(command === 'build' ? siteUtilities(unoConfig) : unoConfig),
    react(),
    pageModulesPlugin(),
    keepPageStyles,
    noteCommand,
  ],
  // Constants, so that the bundler drops code that a build does not need, together with its imports.
  define: {
    // False while `measuring.yaml` lists no tool: no code for measuring.
    'import.meta.env.MEASURED': JSON.stringify(isMeasured),
    // Empty in the English build: no code for other languages.
    'import.meta.env.LANGUAGE': JSON.stringify(language),
    'import.meta.env.FRAME_LANGUAGE': JSON.stringify(frameLanguage(language)),
    'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
  },
  // Class names of CSS modules are predictable, so that the functions' pages can use them.
  css: { modules: { generateScopedName: moduleClass } },
  build: {
    outDir: output,
    copyPublicDir: language === '',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // One stylesheet for all pages.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      // No warning that plugins take most of the time: here they render drawings, content and styles.
      checks: { bundlerTimings: false },
      // Reading a property and Radix's `__name(…)` have no side effects that matter, so unused ones can be dropped.
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['__name'] },
      output: {
        ...(language === '' ? {} : scriptsIn(`assets/${language}`)),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // One file for the code of every page: it compresses better than a dozen files.
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
    // More workers than cores, because most tests mostly wait for Postgres or a deadline.
    maxWorkers: 4,
    // Far longer than a test takes on an idle machine. Tests of time limits assert them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A worker loads each module once for all its test files, which halves the processor time.
          isolate: false,
          include: [
            '{src,netlify,db}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/{bench,browser,github}/**/*.test.ts',
          ],
          exclude: withDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          isolate: false,
          include: ['tests/{functions,contracts}/**/*.test.ts', ...withDatabase],
          globalSetup: 'tests/functions/support/database-server.ts',
        },
      },
      {
        extends: true,
        test: {
          // Separate from `functions`: fuzzing keeps a core busy, and some of those tests measure time.
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
          // Nothing waits here, and each worker reads the whole build.
          maxWorkers: 2,
          include: ['tests/output/**/*.test.ts'],
          globalSetup: 'tests/support/fresh-build.ts',
        },
      },
    ],
  },
}));
