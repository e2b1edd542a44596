import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import './check-content.ts';
import { defaultOrigin } from '../site.ts';

// `npm run build`: checks the content, which the configuration is made of, too, and builds the site. A build that fails leaves the
// last one in `dist`.
if (process.exitCode === undefined) {
  // Before anything loads React: its development version takes a second longer for the same pages.
  process.env.NODE_ENV ??= 'production';
  const { launchFaults, listed } = await import('./launch.ts');
  const faults = launchFaults(process.env.URL ?? defaultOrigin);
  if (faults.length > 0) {
    console.info(listed('The site is not ready for its launch:', faults));
    process.exit(1);
  }
  await import('./write-modules.ts');
  const { publishBuild, readSources } = await import('./finished-build.ts');
  // Before the build, so that an edit during it counts as a change.
  const sources = readSources('.', process.env);
  const { languageVariable, otherLanguages } = await import('./languages.ts');
  // Another language than English is built by a process of its own.
  delete process.env[languageVariable];
  for (const language of otherLanguages()) {
    const env = { ...process.env, [languageVariable]: language };
    execFileSync(process.execPath, [join(import.meta.dirname, 'build-language.ts')], {
      env,
      stdio: 'inherit',
    });
  }
  const { loadConfigFromFile } = await import('vite');
  const { build } = await import('vite-react-ssg/node');
  // The command `vite-react-ssg build` loads the configuration three times, and draws each drawing as often.
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  await build({}, { ...loaded?.config, configFile: false });
  publishBuild('.', sources);
}
