import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { pagePictures } from '../../content/article-text.ts';
import { addedPagesFolder } from '../../content/folders.ts';
import { listed } from '../../content/format.ts';
import { largestBytes } from '../../content/loader/image.ts';
import { expectedEnding } from '../../content/loader/plugin.ts';
import { brand } from '../../site.ts';
import { takenAddresses } from '../content/references.ts';
import { contentSchemas } from '../content/schemas.ts';
import { editorFields, labelOf } from './editor-fields.ts';

/** The editor's repository, branch and sign-in service. */
export interface EditorSettings {
  /** `owner/name` of a GitHub repository, or `test-repo` for an empty one in the browser's storage, for a trial. */
  readonly repository: string;
  /** The branch to edit; by default the repository's default branch. */
  readonly branch?: string | undefined;
  /** The origin of the service that signs editors in through GitHub's OAuth; by default Netlify's. */
  readonly signIn?: string | undefined;
}

/**
 * Returns the settings in `EDITOR_REPOSITORY`, `EDITOR_BRANCH` and `EDITOR_AUTH_URL`, or undefined without `EDITOR_REPOSITORY`.
 * Netlify's branch deploys edit the branch that they were built from. Throws if a variable is malformed.
 */
export function editorSettings({
  EDITOR_REPOSITORY: repository,
  EDITOR_BRANCH,
  EDITOR_AUTH_URL,
  CONTEXT,
  BRANCH,
}: NodeJS.ProcessEnv) {
  if (!repository) return undefined;
  if (!/^(?:test-repo|[\w.-]+\/[\w.-]+)$/.test(repository)) {
    throw new Error(
      `EDITOR_REPOSITORY is "${repository}", expected a repository on GitHub such as "owner/name"`,
    );
  }
  if (EDITOR_AUTH_URL && URL.parse(EDITOR_AUTH_URL)?.protocol !== 'https:') {
    throw new Error(`EDITOR_AUTH_URL is "${EDITOR_AUTH_URL}", expected an address that begins with https://`);
  }
  const ownBranch = CONTEXT === 'branch-deploy' ? BRANCH : undefined;
  return {
    repository,
    branch: ownBranch || EDITOR_BRANCH || undefined,
    signIn: EDITOR_AUTH_URL || undefined,
  };
}

/** The value of `EDITOR_ONLY` for a build of the editor without the site. */
const editorOnly = 'yes';

/**
 * Returns why the editor cannot be built with these variables beside these tools, as a sentence that says what to do instead.
 * Sveltia CMS keeps the editor's GitHub token in the origin's local storage, which every script of that origin can read. So
 * pages with tools and the editor never share an origin.
 */
export function editorFault(
  { EDITOR_REPOSITORY, EDITOR_ONLY }: NodeJS.ProcessEnv,
  tools: readonly { readonly title: string }[],
): string | undefined {
  if (EDITOR_ONLY && EDITOR_ONLY !== editorOnly)
    return `EDITOR_ONLY is "${EDITOR_ONLY}", expected "${editorOnly}" for the editor without the site, or nothing.`;
  if (EDITOR_ONLY && !EDITOR_REPOSITORY)
    return 'EDITOR_ONLY is set, but EDITOR_REPOSITORY is not: set it to the repository on GitHub, such as owner/name.';
  if (EDITOR_ONLY || !EDITOR_REPOSITORY || tools.length === 0) return undefined;
  return `EDITOR_REPOSITORY is set, and src/content/measuring.yaml names ${listed(tools.map(({ title }) => title))}: their scripts could read the GitHub token that /admin/ keeps in the browser. Remove EDITOR_REPOSITORY from this site and build the editor as a site of its own (docs/content.md, "The editor on an origin of its own"), or remove the tools.`;
}

/** Returns the settings of a build of the editor alone, or undefined for a build of the site. */
export const editorOnlySettings = (environment: NodeJS.ProcessEnv): EditorSettings | undefined =>
  environment.EDITOR_ONLY === editorOnly ? editorSettings(environment) : undefined;

/** Returns the group of a content file in the editor, and its title there. */
function placeOf(
  name: string,
  ending: string,
  hasHead: boolean,
): { readonly group: string; readonly title: string } {
  const [room, folder = '', file] = name.split('/');
  if (room === 'content') {
    return file === undefined ? { group: 'Shared', title: folder } : { group: labelOf(folder), title: file };
  }
  if (file === 'screen') return { group: 'Screens', title: folder };
  if (ending === '.md' && file !== 'page') return { group: 'Legal', title: file ?? folder };
  if (file !== 'page') return { group: 'Shared', title: file ?? folder };
  const group = ending === '.md' ? 'Legal' : hasHead ? 'Pages' : 'Shared';
  return { group, title: folder };
}

type Collection = NonNullable<CmsConfig['collections']>[number];

/** Leads to the page that makes links for campaigns. Sveltia CMS has no menu of links, but descriptions of collections may have one. */
const campaignLinkHint = '[Make a link for a campaign](/admin/link.html)';

/** Returns the names of the existing folders of pages in other languages. */
const languageFolders = () =>
  (existsSync(addedPagesFolder) ? readdirSync(addedPagesFolder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Returns the configuration of Sveltia CMS for the content files (https://sveltiacms.app/en/docs). */
export function editorConfig({ repository, branch, signIn }: EditorSettings): CmsConfig {
  // Language files are edited in the repository, because their keys differ per language and no form could list them.
  const { 'content/pages/*': addedPage, 'content/languages/*': _, ...singleFiles } = contentSchemas;
  const files = Object.entries(singleFiles).map(([name, schema]) => {
    const fields = editorFields(schema);
    const ending = expectedEnding(schema);
    const hasHead = fields.some((field) => field.name === 'head');
    const { group, title } = placeOf(name, ending, hasHead);
    const entryName = name.replaceAll('/', '-');
    return {
      group,
      entry: {
        name: entryName,
        label: labelOf(title),
        file: `src/${name}${ending}`,
        // Each file has a separate format, because writing edits the text that the same format read before.
        format: `${entryName}${ending === '.md' ? '-frontmatter' : ''}`,
        fields,
      },
    };
  });
  const pagesFirst = files.toSorted(
    (one, other) => Number(other.group === 'Pages') - Number(one.group === 'Pages'),
  );
  return {
    backend:
      repository === 'test-repo'
        ? { name: 'test-repo' }
        : { name: 'github', repo: repository, branch, base_url: signIn },
    app_title: `Edit ${brand}`,
    logo: { src: '/favicon.svg' },
    media_folder: '/public/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { max_file_size: largestBytes, slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: [
      ...[...Map.groupBy(pagesFirst, ({ group }) => group)].map(([group, members]) => ({
        name: group.toLowerCase().replaceAll(' ', '-'),
        label: group,
        description: group === 'Pages' ? campaignLinkHint : undefined,
        files: members.map(({ entry }) => entry),
      })),
      ...['', ...languageFolders()].map(
        (language): Collection => ({
          name: language === '' ? 'added-pages' : `added-pages-${language}`,
          label: language === '' ? 'Added pages' : `Added pages: ${language}`,
          folder: relative('.', join(addedPagesFolder, language)),
          // For the pictures in articles, whose field has no folder of its own.
          media_folder: `/public/images/${pagePictures}`,
          public_folder: `/images/${pagePictures}`,
          create: true,
          extension: 'yaml',
          format: 'added-pages',
          identifier_field: 'head.title',
          slug: {
            template: '{{head.title}}',
            editable: true,
            hint: 'The page’s address: small letters, digits and hyphens.',
            pattern: [
              `^(?!(?:${[...takenAddresses].join('|')})$)[a-z0-9][a-z0-9-]*$`,
              'Small letters, digits and hyphens, and no address that the site has already.',
            ],
          },
          summary: '{{head.title}}',
          fields: editorFields(addedPage),
        }),
      ),
    ],
  };
}
