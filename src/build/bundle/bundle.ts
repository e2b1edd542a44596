import type { BuildOptions } from 'vite';
import { languageBuild } from '../languages/languages.ts';

/** Returns Rolldown's options for scripts in a folder of their own. */
const scriptsIn = (folder: string) => ({
  entryFileNames: `${folder}/[name]-[hash].js`,
  chunkFileNames: `${folder}/[name]-[hash].js`,
});

/** Returns how the browser's files of a language are bundled. An empty string is English. */
export const bundle = (language: string): BuildOptions => ({
  outDir: languageBuild(language),
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
            test: /[\\/]src[\\/]components[\\/](?!Accordion|Dialog\.|Toasts)|[\\/]src[\\/]drawings[\\/]DrawingPicture\.|[\\/]lucide-react[\\/]/,
            minShareCount: 2,
          },
          // What dialogs, questions and toasts share of Radix.
          { name: 'radix', test: /[\\/]@radix-ui[\\/]/, minShareCount: 2 },
          // What the calculators share.
          {
            name: 'estimates',
            test: /[\\/]src[\\/]content[\\/](?:skills-gap|skills-gap-cost|price-estimate|typed-numbers)\.ts$/,
            minShareCount: 2,
          },
        ],
      },
    },
  },
});
