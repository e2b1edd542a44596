import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Audits } from './in-page.ts';

/** Returns the audits as one script for the page. */
async function bundle(): Promise<string> {
  // Loaded here, as most workers of the browser tests never need it.
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'bundle' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [file] = output && 'output' in output ? output.output : [];
  if (!file) throw new Error('Vite returned no script of the audits.');
  return file.code;
}

let script: Promise<string> | undefined;

/**
 * Runs one of the audits in the page as it stands and returns its answer. The first in a worker bundles them all, most of a second;
 * the first in a page puts them there.
 */
export async function audit<Name extends keyof Audits>(
  page: Page,
  name: Name,
  ...parameters: Parameters<Audits[Name]>
): Promise<Awaited<ReturnType<Audits[Name]>>> {
  const ask = () =>
    page.evaluate(
      async ({ name, parameters }) => {
        const audits = Reflect.get(globalThis, 'audits');
        return audits && { answer: await Reflect.apply(audits[name], undefined, parameters) };
      },
      { name, parameters },
    );
  const asked = await ask();
  if (asked) return asked.answer;
  script ??= bundle();
  await page.evaluate(await script);
  return (await ask()).answer;
}
