import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vitest/config';
import { bundle } from './src/build/bundle/bundle.ts';
import { pageModulesPlugin } from './src/build/bundle/page-stylesheets.ts';
import { plainImports } from './src/build/bundle/plain-imports.ts';
import { keepPageStyles } from './src/build/bundle/stylesheets.ts';
import { embeddedContentPlugin } from './src/build/content/embedded.ts';
import { readReferences } from './src/build/content/references.ts';
import { contentSchemas } from './src/build/content/schemas.ts';
import { documentsPlugin } from './src/build/files/documents.ts';
import { drawingsPlugin } from './src/build/files/drawings.ts';
import { filmsPlugin } from './src/build/files/films.ts';
import { picturesPlugin } from './src/build/files/pictures.ts';
import {
  contentTranslator,
  frameLanguage,
  languagePlugin,
  languageVariable,
} from './src/build/languages/languages.ts';
import { prerender } from './src/build/pages/prerender.ts';
import { socialPicturesPlugin } from './src/build/pages/social-pictures.ts';
import { isMeasured } from './src/content/embedded.ts';
import { contentPlugin } from './src/content/loader/plugin.ts';
import { moduleClass } from './src/design/module-class.ts';
import { unoConfig } from './src/design/uno.ts';
import { defaultOrigin } from './src/site.ts';
import { testProjects } from './tests/projects.ts';

/** The language of the built pages, empty for English. Every other language is a separate build (decision 0031). */
const language = process.env[languageVariable] ?? '';
const origin = process.env.URL ?? defaultOrigin;

export default defineConfig(({ command, mode }) => ({
  plugins: [
    languagePlugin(language),
    contentPlugin(contentSchemas, readReferences, contentTranslator(language)),
    embeddedContentPlugin(),
    picturesPlugin(),
    filmsPlugin(),
    documentsPlugin(),
    plainImports(),
    drawingsPlugin(),
    language === '' ? socialPicturesPlugin() : [],
    unocss(unoConfig),
    react(),
    mode === 'production' ? pageModulesPlugin() : [],
    keepPageStyles,
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
  build: bundle(language),
  ssgOptions: prerender(language, origin, command === 'serve'),
  test: testProjects,
}));
