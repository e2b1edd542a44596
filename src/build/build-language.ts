// Builds the pages in one language, named by `SITE_LANGUAGE`, for `build.ts`. In a process of its own: vite-react-ssg ends its
// process a few seconds after a build.
import { loadConfigFromFile } from 'vite';
import { build } from 'vite-react-ssg/node';

const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
await build({}, { ...loaded?.config, configFile: false });
