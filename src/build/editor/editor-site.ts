import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, securityHeaders } from '../../../netlify/security-headers.ts';
import { brand } from '../../site.ts';
import { headersFile, robotsFile, servesHttps } from '../files/site-files.ts';
import { unfinishedBuild } from '../finished-build.ts';
import { buildEditor, editorFolder, editorHeaders, headersWithEditor } from './editor.ts';
import type { EditorSettings } from './editor-config.ts';

/** The start page, which leads to the editor. */
const startPage = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=/${editorFolder}/">
<title>Edit ${brand}</title>
</head>
<body><a href="/${editorFolder}/">Edit ${brand}</a></body>
</html>
`;

/**
 * Builds the editor without the site, for an origin of its own: the editor, a start page that leads to it, and their headers.
 * Writes into the folder of the unfinished build, and replaces what is there.
 */
export async function buildEditorSite(settings: EditorSettings): Promise<void> {
  const directory = unfinishedBuild;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  await buildEditor(directory, settings);
  cpSync('public/favicon.svg', join(directory, 'favicon.svg'));
  const write = (file: string, text: string) => writeFileSync(join(directory, file), text);
  write('index.html', startPage);
  write('robots.txt', robotsFile());
  const https = servesHttps(process.env);
  const policy = contentSecurityPolicy({ https });
  const headers = headersFile(
    { ...securityHeaders({ https, httpsForTwoYears: undefined }), ...headersWithEditor },
    {
      pages: new Map([
        ['/', policy],
        ['/index.html', policy],
      ]),
      folders: [editorFolder],
      folderHeaders: { [editorFolder]: editorHeaders },
      files: ['favicon.svg', 'robots.txt'],
    },
  );
  write('_headers', headers);
}
