import { loadConfigFromFile } from 'vite';
import { build } from 'vite-react-ssg/node';

// `npm run build`: checks the content, which the configuration is made of, too, and builds the site in `dist`.
await import('./check-content.ts');
if (process.exitCode === undefined) {
  await import('../content/write-modules.ts');
  // The command `vite-react-ssg build` loads the configuration three times, and draws each drawing as often.
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  await build({}, { ...loaded?.config, configFile: false });
}
