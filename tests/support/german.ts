import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

/** The path of the German page, and of the English page that it translates. */
export const germanPath = '/de/jeder-abschnitt';
export const englishPath = '/every-section';

/** The path of a German page that translates /pricing, to which the footer links. */
export const germanPricing = '/de/preise';

/** The example language file in the documentation. */
export const exampleFile = 'docs/examples/de.yaml';

const pricingDescription =
  'Was SkillsAI kostet, was im Preis enthalten ist und womit eine Organisation am besten beginnt, auf einer Seite.';

/** Adds to the project in `root` a page with every section, in English and German, and a German translation of /pricing. */
export function addGermanPage(root: string): void {
  for (const path of [englishPath, germanPath]) {
    const file = join(root, 'src/content/pages', `${path}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    cpSync(join('tests/variant', path.replace('/de', '').concat('.yaml')), file);
  }
  const page = readFileSync(join('tests/variant', 'jeder-abschnitt.yaml'), 'utf8')
    .replace(/ translates: .*/, ' translates: /pricing')
    .replace(/ title: .*/, ' title: Preise')
    .replace(/ description: .*/, ` description: ${pricingDescription}`);
  writeFileSync(join(root, 'src/content/pages', `${germanPricing}.yaml`), page);
}

/**
 * Adds the example's German copy to the project in `root`. `rename` returns what the project calls a label of the example; labels
 * that it does not have are left out.
 */
export function addGermanWords(root: string, rename = (label: string) => label): void {
  const content = join(root, 'src/content');
  const english = ['shell', 'footer', 'partners'].map((name) =>
    readFileSync(join(content, `${name}.yaml`), 'utf8'),
  );
  const words = parse(readFileSync(exampleFile, 'utf8'));
  const labels = Object.entries(words.labels).map(([label, german]) => [rename(label), german] as const);
  words.labels = Object.fromEntries(labels.filter(([label]) => english.some((text) => text.includes(label))));
  mkdirSync(join(content, 'languages'));
  writeFileSync(join(content, 'languages/de.yaml'), stringify(words, { lineWidth: 0 }));
}
