import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { staleBuild } from '../../src/build/finished-build.ts';
import { findBrowser } from '../browser/support/browser.ts';
import { type Circumstances, type Figures, renderFigures, replaceFigures } from './report.ts';

// `npm run bench` measures all and writes the figures into the document. `npm run bench:pages` and its like measure one part and
// print it. Both end with exit code 1 where something exceeds its limit.

const document = 'docs/performance.md';

/** Of each kind of page one, so that a whole run takes less than ten minutes: the home page, prices, products, people, partners. */
const typicalPaths = ['/', '/pricing', '/skills-agent', '/skills-lens', '/business-leader', '/partners'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    paths: { type: 'string' },
    desktop: { type: 'boolean', default: false },
    http2: { type: 'boolean', default: false },
    slowdown: { type: 'string' },
  },
});
const [chosen] = positionals;

function requireBuild(): void {
  const reason = staleBuild('.', process.env);
  if (reason !== undefined) throw new Error(reason);
}

/**
 * Each part of the bench by its name, in the order of a whole run: the first leaves a build for those that follow. Each loads its
 * code when its turn comes, as Lighthouse alone takes a second.
 */
const parts: Readonly<Record<string, () => Promise<readonly Figures[]>>> = {
  async build() {
    const { measureBuilds } = await import('./build.ts');
    return [measureBuilds()];
  },
  async sizes() {
    requireBuild();
    const { measureSizes } = await import('./sizes.ts');
    return measureSizes();
  },
  async functions() {
    const { measureFunctions } = await import('./functions.ts');
    return [await measureFunctions()];
  },
  async interaction() {
    requireBuild();
    const { measureInteractions } = await import('./interaction.ts');
    return measureInteractions(Number(values.rounds));
  },
  async pages() {
    requireBuild();
    const { allPaths, measurePages } = await import('./pages.ts');
    const { desktop, http2, slowdown } = values;
    const paths = values.paths?.split(',') ?? (chosen === undefined ? typicalPaths : allPaths);
    const [runs, slower] = [Number(values.runs), Number(slowdown) || undefined];
    return [await measurePages({ runs, paths, desktop, http2, slowdown: slower })];
  },
};

const git = (...command: readonly string[]) => execFileSync('git', command, { encoding: 'utf8' }).trim();

/** The commit, Node, processor and browser of this run, without how long it takes. */
async function readCircumstances(): Promise<Omit<Circumstances, 'minutes'>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const version = browser.version();
  await browser.close();
  return {
    date: new Date(),
    commit: git('rev-parse', '--short', 'HEAD'),
    changed: git('status', '--porcelain', '--', '.', `:!${document}`) !== '',
    node: process.versions.node,
    cores: availableParallelism(),
    browser: `Chromium ${version}`,
    load: loadavg()[0] ?? Number.NaN,
  };
}

async function measure(names: readonly string[]): Promise<readonly Figures[]> {
  const figures: Figures[] = [];
  for (const name of names) {
    const measured = await parts[name]?.();
    if (measured === undefined)
      throw new Error(`There is no bench ${name}: choose of ${Object.keys(parts).join(', ')}.`);
    for (const { title, note, rows } of measured) {
      console.log(`\n${title}. ${note}`);
      console.table(rows);
    }
    figures.push(...measured);
  }
  return figures;
}

/** Measures everything and writes it into the document, which is read first so that a missing place is found at once. */
async function measureAll(): Promise<readonly Figures[]> {
  replaceFigures(readFileSync(document, 'utf8'), '');
  const circumstances = await readCircumstances();
  const figures = await measure(Object.keys(parts));
  const minutes = (Date.now() - circumstances.date.getTime()) / 60_000;
  const section = renderFigures(figures, { ...circumstances, minutes });
  writeFileSync(document, replaceFigures(readFileSync(document, 'utf8'), section));
  console.log(`\nWrote the figures into ${document}.`);
  return figures;
}

const measured = chosen === undefined ? await measureAll() : await measure([chosen]);
const over = measured.flatMap((figures) => figures.over ?? []);
if (over.length > 0) {
  console.error(`Over the limit: ${over.join(', ')}.`);
  process.exitCode = 1;
}
