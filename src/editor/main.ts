import CMS, { type CmsConfig } from '@sveltia/cms';
import { readFile, rewriteFile } from './rewrite.ts';

/** Starts the editor with the configuration that was made of the content's schemas (`src/build/editor.ts`). */
async function start(): Promise<void> {
  const answer = await fetch('/admin/config.json');
  const config: CmsConfig = await answer.json();
  for (const collection of config.collections ?? []) {
    if (!('files' in collection)) continue;
    for (const { file, format } of collection.files) {
      if (format === undefined || 'divider' in collection) continue;
      let text = '';
      CMS.registerCustomFormat(format, file.replace(/^.*\./, ''), {
        fromFile(written) {
          text = written;
          return readFile(written, file);
        },
        toFile(value) {
          text = rewriteFile(text, file, value);
          return text;
        },
      });
    }
  }
  await CMS.init({ config: { ...config, load_config_file: false } });
}

await start();
