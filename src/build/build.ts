import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { defaultOrigin } from '../site.ts';
import { checkContent, writeModules } from './content/commands.ts';

/** Prints why the build ends, and ends it. */
function stop(reason: string): never {
  console.info(reason);
  process.exit(1);
}

/** Ends the build if the site may not be deployed yet. */
async function requireDeployable(): Promise<void> {
  const { launchFaults, findingList } = await import('./launch/launch.ts');
  const faults = launchFaults(process.env.URL ?? defaultOrigin);
  if (faults.length > 0) stop(findingList('The site is not ready for its launch:', faults));
  const { comparedMigrations } = await import('./launch/pending-migrations.ts');
  const migrations = await comparedMigrations(process.env);
  if (migrations?.stops) stop(migrations.sentence);
  if (migrations) console.info(migrations.sentence);
}

/** Builds the site in all languages. */
async function buildSite(): Promise<void> {
  const { languageVariable, otherLanguages } = await import('./languages/languages.ts');
  // Every language other than English is built by a separate process.
  delete process.env[languageVariable];
  for (const language of otherLanguages()) {
    const env = { ...process.env, [languageVariable]: language };
    execFileSync(process.execPath, [join(import.meta.dirname, 'languages/build-language.ts')], {
      env,
      stdio: 'inherit',
    });
  }
  const { loadConfigFromFile } = await import('vite');
  const { build: buildPages } = await import('vite-react-ssg/node');
  // Not the command `vite-react-ssg build`, which loads the configuration and renders the drawings three times.
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  await buildPages({}, { ...loaded?.config, configFile: false });
}

/** Builds the site, or the editor alone, and puts it in place of the previous build. */
async function build(): Promise<void> {
  // Set before anything loads React, whose development version renders a second slower.
  process.env.NODE_ENV ??= 'production';
  const { editorFault, editorOnlySettings } = await import('./editor/editor-config.ts');
  const { readContent } = await import('./content/read-content.ts');
  const fault = editorFault(process.env, readContent('content/measuring').tools);
  if (fault !== undefined) stop(fault);
  const editor = editorOnlySettings(process.env);
  if (editor === undefined) await requireDeployable();
  if (!(await writeModules('.'))) process.exit(1);
  const { publishBuild, readSources } = await import('./finished-build.ts');
  // Read before the build, so that an edit during the build counts as a change.
  const sources = readSources('.', process.env);
  if (editor === undefined) await buildSite();
  else await (await import('./editor/editor-site.ts')).buildEditorSite(editor);
  publishBuild('.', sources);
}

// `npm run build`: checks the content first, because the configuration reads it. A failed build leaves the previous one in `dist`.
if (await checkContent()) await build();
else process.exitCode = 1;
