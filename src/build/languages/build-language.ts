// Builds the pages in the language `SITE_LANGUAGE`. `build.ts` runs this in a separate process, because vite-react-ssg ends its
// process a few seconds after a build.
import { loadConfigFromFile } from 'vite';
import { build } from 'vite-react-ssg/node';

const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
await build({}, { ...loaded?.config, configFile: false });
