import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** Files that may be imported by anything: names, limits and addresses without code of their own. */
const shared = ['src/site.ts', 'src/design/fonts/characters.ts', 'src/video-providers.ts'];

const parts = ['src/components/', 'src/design/', ...shared];
const drawings = [...parts, 'src/drawings/', 'src/content/'];
const forms = [...parts, 'src/consent/', 'src/forms/', 'src/content/', 'src/submissions/'];
const sections = [...forms, ...drawings, 'src/sections/'];

/** What each folder, at any depth, may import of this project; itself it may always import. */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'src/submissions/': [],
  'src/design/': [],
  'src/content/': [...shared, 'src/submissions/'],
  'src/components/': parts,
  'src/drawings/': drawings,
  'src/consent/': [...parts, 'src/content/'],
  'src/forms/': forms,
  'src/sections/': sections,
  'src/layout/': [...sections, 'src/routes.ts'],
  'src/pages/': [...sections, 'src/routes.ts'],
  'netlify/submissions/': [
    'netlify/security-headers.ts',
    'src/submissions/',
    'src/content/embedded.ts',
    'src/site.ts',
  ],
  'netlify/functions/': ['netlify/submissions/'],
  'netlify/local/': ['netlify/', 'db/', 'src/submissions/'],
  'db/': ['src/submissions/', 'netlify/submissions/'],
};

const own = '^(src|netlify|db|tests)/';
const notInTests = '\\.(test|stories)\\.tsx?$';
/** The schemas of words, wherever they stand. */
const schemas = '^src/.*[/.]schema\\.ts$';
const literal = (path: string) => path.replaceAll('.', '\\.');

/** Returns what to do about an import that a folder may not have. */
function remedyOf(folder: string, allowed: readonly string[]): string {
  const named = [folder, ...allowed].filter((path, place, all) => all.indexOf(path) === place).join(', ');
  return `Here only imports of ${named} are allowed: move what is needed to one of these, or pass it as a parameter (tests/imports/rules.ts).`;
}

const folderRules = Object.entries(allowedImports).map(
  ([folder, allowed]): IForbiddenRuleType => ({
    name: `imports of ${folder}`,
    comment: remedyOf(folder, allowed),
    severity: 'error',
    from: { path: `^${folder}`, pathNot: notInTests },
    to: { path: own, pathNot: `^(${[folder, ...allowed].map(literal).join('|')})` },
  }),
);

/**
 * The import rules, for dependency-cruiser: which file may import which, by where imports really lead, at any depth. A rule's comment
 * says what to do and stands below each violation (`--output-type err-long`).
 */
export default {
  forbidden: [
    ...folderRules,
    {
      name: 'no circle of imports, types included',
      comment: 'Move what these files need of each other to a third one that imports none of them.',
      severity: 'error',
      from: { path: own },
      to: { circular: true },
    },
    {
      name: 'a page imports no other page',
      comment: 'Move what both pages show to src/sections, or what both say to src/content.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/', pathNot: notInTests },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'no script renders a page',
      comment: 'Move what the script needs to a component or an island beside the page.',
      severity: 'error',
      from: { path: '^src/main\\.ts$|\\.island\\.tsx$' },
      to: { path: '/Page\\.tsx$' },
    },
    {
      name: 'what the browser runs imports nothing of the build',
      comment: 'Move what both need to src/site.ts or src/content, which import nothing of the build.',
      severity: 'error',
      from: { path: '^src/[^/]+\\.tsx?$', pathNot: notInTests },
      to: { path: '^(src/(build|stories)|netlify|db|tests)/' },
    },
    {
      name: 'the browser and the functions share src/submissions',
      comment: 'Pass what only the browser or only the functions have as a parameter.',
      severity: 'error',
      from: { path: '^src/submissions/', pathNot: notInTests },
      to: { path: '(^|/)node_modules/(react|vite|pg)|^(node:|fs|path|crypto|url|os)' },
    },
    {
      name: 'schemas are for plain Node, which reads no JSX',
      comment: 'Move what the schema needs to a .ts file, which the component imports too.',
      severity: 'error',
      from: { path: schemas },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'content, schemas and functions render nothing',
      comment:
        'Return data, and render it in a component; the functions write their pages with netlify/submissions/html.ts.',
      severity: 'error',
      from: {
        path: ['^src/content/', schemas, '^netlify/(submissions|functions)/'],
        pathNot: notInTests,
      },
      to: { path: '(^|/)node_modules/(react|react-dom|d3-[^/]+|pg)/' },
    },
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: 'node_modules' },
} satisfies IConfiguration;
