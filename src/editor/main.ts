import CMS, { type CmsConfig } from '@sveltia/cms';
import { readFile, rewriteFile, sharesField } from './rewrite.ts';

/** Starts the editor with the configuration that `src/build/editor/editor.ts` generated from the content schemas. */
async function start(): Promise<void> {
  const response = await fetch('/admin/config.json');
  const config: CmsConfig = await response.json();
  for (const collection of config.collections ?? []) {
    if ('divider' in collection) continue;
    // A collection without `files` is a folder, whose files share one format.
    const files =
      'files' in collection
        ? collection.files
        : [{ file: `${collection.folder}.yaml`, format: collection.format }];
    for (const { file, format } of files) {
      if (format === undefined) continue;
      const texts: string[] = [];
      CMS.registerCustomFormat(format, file.replace(/^.*\./, ''), {
        fromFile(written) {
          texts.push(written);
          return readFile(written, file);
        },
        toFile(value) {
          // In a folder, finds the text of the same page; a new page has none.
          const before = texts.findLast(
            (known) => 'files' in collection || sharesField(readFile(known, file), value),
          );
          const text = rewriteFile(before ?? '', file, value);
          texts.push(text);
          return text;
        },
      });
    }
  }
  await CMS.init({ config: { ...config, load_config_file: false } });
}

await start();
