import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postcss from 'postcss';
import { createGenerator, type UserConfig } from 'unocss';
import { type Plugin, preprocessCSS, type ResolvedConfig, resolveConfig } from 'vite';
import { chartStyles } from '../design/drawing-theme.ts';
import { moduleClass } from '../design/module-class.ts';
import { furtherPlaces, unoConfig } from '../design/uno.ts';

/**
 * The pages made of the library of sections, which link the site's stylesheet. Every other page links a stylesheet of its own:
 * the site's with the page's own rules and utilities. When all pages are listed, this file goes.
 */
const libraryPages: readonly string[] = ['home', 'pricing', 'skills-agent'];

/** Shared sources that pages outside of the library show only, as far as they have utilities or rules. */
const outsideSources: readonly string[] = [
  'src/components/Definitions.tsx',
  'src/components/HeaderRow.tsx',
  'src/design/charts.css',
  'src/drawings/close-ups.tsx',
  'src/drawings/product-discs.tsx',
  'src/sections/screen/Bar.tsx',
  'src/sections/screen/ControlCentrePanels.tsx',
  'src/sections/screen/ForecastLine.tsx',
  'src/sections/screen/GapBar.tsx',
  'src/sections/screen/GapMap.tsx',
  'src/sections/screen/LevelDots.module.css',
  'src/sections/screen/LevelDots.tsx',
  'src/sections/screen/Pending.tsx',
  'src/sections/cards/Headlines.module.css',
  'src/sections/cards/Headlines.tsx',
  'src/sections/cards/ProductRows.tsx',
  'src/sections/document/Document.module.css',
  'src/sections/document/Document.tsx',
  'src/sections/figures/Figures.module.css',
  'src/sections/film/Film.tsx',
  'src/sections/form-section/FormSection.module.css',
  'src/sections/form-section/FormSection.tsx',
  'src/sections/hero/Hero.module.css',
  'src/sections/screen/Screen.module.css',
  'src/sections/screen/Screen.tsx',
  'src/sections/statement/MarginStatement.module.css',
  'src/sections/steps/DaySteps.tsx',
  'src/sections/steps/Steps.module.css',
];

/** Returns the folder of the page to which a source file belongs, if it belongs to one. */
const pageOf = (path: string) => /src[\\/]pages[\\/]([\w-]+)[\\/]/.exec(path)?.[1];

/** Returns whether only pages outside of the library show what a source file has. */
function isOutsideLibrary(path: string): boolean {
  const page = pageOf(path);
  if (page !== undefined) return !libraryPages.includes(page);
  const source = path.replaceAll('\\', '/');
  return outsideSources.some((outside) => source.endsWith(outside));
}

/** Returns whether a source file belongs to another page than `page`. */
function isOfOtherPage(path: string, page: string): boolean {
  return ![undefined, page].includes(pageOf(path));
}

/** Returns the configuration of UnoCSS for the site's stylesheet: without what pages outside of the library show only. */
export function siteUtilities(config: UserConfig<object>): UserConfig<object> {
  const { pipeline, filesystem = [] } = config.content ?? {};
  const others = globSync('src/pages/*/Page.tsx').filter(isOutsideLibrary);
  const outside = [...others.map((path) => path.replace(/Page\.tsx$/, '**')), ...outsideSources];
  return {
    ...config,
    preflights: (config.preflights ?? []).filter(
      ({ getCSS }) => getCSS !== chartStyles && getCSS !== furtherPlaces,
    ),
    content: {
      pipeline: pipeline === false ? false : { ...pipeline, exclude: outside },
      filesystem: [...filesystem, ...outside.map((path) => `!${path}`)],
    },
  };
}

let configuration: Promise<ResolvedConfig> | undefined;

/** The compiled stylesheets by path, as most pages share most of them. */
const compiled = new Map<string, ReturnType<typeof preprocessCSS>>();

/** Compiles a stylesheet as the build does, once. `modules` maps the names of a CSS module to its built class names. */
function compile(file: string): ReturnType<typeof preprocessCSS> {
  configuration ??= resolveConfig(
    { configFile: false, logLevel: 'error', css: { modules: { generateScopedName: moduleClass } } },
    'build',
  );
  const path = resolve(file);
  const styles =
    compiled.get(path) ??
    configuration.then((config) => preprocessCSS(readFileSync(path, 'utf8'), path, config));
  compiled.set(path, styles);
  return styles;
}

/** Returns a Vite plugin that replaces stylesheets that only pages outside of the library need by the class names of their modules. */
export function pageModulesPlugin(): Plugin {
  return {
    name: 'page-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.module\.css$|\/charts\.css$/ },
      async handler(id, importer) {
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return resolved && isOutsideLibrary(resolved.id) ? `\0${resolved.id}.js` : resolved;
      },
    },
    load: {
      filter: { id: /\.css\.js$/ },
      async handler(id) {
        const { modules = {} } = await compile(id.slice(1).replace(/\.js$/, ''));
        return { code: `export default ${JSON.stringify(modules)};`, moduleSideEffects: false };
      },
    },
  };
}

/** The stylesheets after the utilities and before the modules, in the order of `src/styles.ts`. */
const designStyles = ['base', 'shell', 'backgrounds', 'drawings', 'charts', 'form-pages', 'print'].map(
  (name) => `src/design/${name}.css`,
);

/** Returns whether a page has elements of a section, whose module of styles has this path. Scripts add no section to a page. */
const showsSection = (path: string, html: string) =>
  !/src[\\/]sections[\\/][\w-]+[\\/]/.test(path) || html.includes(moduleClass('', path));

/** Reads the words of every component once. The returned function returns the utilities of one page and of what all pages share. */
async function openUtilities(): Promise<(page: string) => Promise<string>> {
  const extractor = await createGenerator(unoConfig);
  const paths = globSync('src/**/*.tsx', { exclude: ['**/*.{drawing,stories,test}.tsx'] }).sort();
  const components = await Promise.all(
    paths.map(async (path) => ({
      path,
      words: await extractor.applyExtractors(readFileSync(path, 'utf8'), path),
    })),
  );
  return async (page) => {
    // A generator keeps the theme of what it has generated, so each page has one of its own.
    const uno = await createGenerator(unoConfig);
    const own = components
      .filter(({ path }) => !isOfOtherPage(path, page))
      .flatMap(({ words }) => [...words]);
    return (await uno.generate(new Set(own), { minify: true })).css;
  };
}

/**
 * Returns the rules of a page outside of the library, which is rendered as `html`: its utilities, `css`, and its stylesheets.
 * `siteStyles` has the published addresses of the fonts.
 */
async function stylesFor(page: string, html: string, siteStyles: string, css: string): Promise<string> {
  const utilities = postcss.parse(css);
  utilities.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  const fonts = siteStyles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const modules = globSync('src/**/*.module.css')
    .sort()
    // Added pages share one stylesheet, whatever sections each has.
    .filter((path) => !isOfOtherPage(path, page) && (page === 'added' || showsSection(path, html)));
  const own = await Promise.all(
    [...designStyles, ...modules].map(async (path) => (await compile(path)).code),
  );
  const rules = postcss.parse(own.join('\n'));
  rules.walkComments((comment) => {
    comment.remove();
  });
  const { code: reset } = await compile('src/design/reset.css');
  return `${fonts.join('')}${reset}${utilities}${rules}`;
}

/**
 * Returns a function that returns the file name of a page's stylesheet, which it writes into the build in `directory` first if the
 * page is not made of the library. `site` is the file name of the site's stylesheet.
 */
export function openPageStylesheets(
  directory: string,
  site: string,
): (page: string, html: string) => Promise<string> {
  const siteStyles = readFileSync(join(directory, site), 'utf8');
  let utilities: ReturnType<typeof openUtilities> | undefined;
  const written = new Map<string, Promise<string>>();
  const write = async (page: string, html: string) => {
    utilities ??= openUtilities();
    const styles = await stylesFor(page, html, siteStyles, await (await utilities)(page));
    const file = `assets/${page}-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(directory, file), styles);
    return file;
  };
  return async (page, html) => {
    if (libraryPages.includes(page)) return site;
    const file = written.get(page) ?? write(page, html);
    written.set(page, file);
    return await file;
  };
}
