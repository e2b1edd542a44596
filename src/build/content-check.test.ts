import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { addGermanWords } from '../../tests/support/german.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { longDay } from '../content/format.ts';
import { contentReport } from './content/report.ts';

let copy: string;
beforeEach(() => {
  copy = temporaryFolder();
  for (const folder of ['src/content', 'src/pages']) cpSync(folder, join(copy, folder), { recursive: true });
  vi.stubEnv('GITHUB_ACTIONS', '');
  return () => vi.unstubAllEnvs();
});

/** Returns what the command says about the copy, line by line, and whether there is a mistake. */
function checked() {
  const project = process.cwd();
  process.chdir(copy);
  try {
    const { text, hasMistakes } = contentReport();
    return { lines: text.split('\n'), text, hasMistakes };
  } finally {
    process.chdir(project);
  }
}

/** Runs the build in the copy. It begins with the command. */
function runBuild(variables: NodeJS.ProcessEnv) {
  const program = join(process.cwd(), 'src/build/build.ts');
  const options = { cwd: copy, encoding: 'utf8', env: { ...process.env, ...variables } } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], options);
  return { said: stdout + stderr, status };
}

/** The lines with the same line number, as the number is the content's. */
const withoutPlaces = (lines: readonly string[]) => lines.map((line) => line.replace(/:\d+:/, ':1:'));

function change(file: string, before: RegExp, after: string): void {
  const path = join(copy, 'src', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(before);
  writeFileSync(path, text.replace(before, after));
}

const page = readFileSync('tests/variant/every-section.yaml', 'utf8');

function addPage(name: string, text: string): void {
  mkdirSync(dirname(join(copy, 'src/content/pages', name)), { recursive: true });
  writeFileSync(join(copy, 'src/content/pages', name), text);
}

it('finds no mistakes in the content, nor in an added page with every section', () => {
  addPage('offer.yaml', page);
  expect(checked()).toMatchObject({ text: 'The content has no mistakes.', hasMistakes: false });
});

it('names each mistake in a line, and nothing above or below', () => {
  writeFileSync(join(copy, 'src/content/spare.yaml'), 'title: Spare\n');
  writeFileSync(join(copy, 'src/content/spare.yml'), 'title: Spare\n');
  addPage('broken.yaml', "tagline: 'It's here'\n");
  addPage('long.yaml', page.replace(/description: .*/, `description: ${'Too long. '.repeat(16).trim()}`));
  for (const name of ['under/offer.yaml', 'offer.yaml.txt', 'other.YAML', 'offer.md', 'offer'])
    addPage(name, page);
  addPage('links.yaml', page.replace('to: "#steps"', 'to: /pricin').replace('id: steps', 'id: new-tab'));
  for (const address of ['pricing', 'index', 'thank-you', 'about', 'book']) addPage(`${address}.yaml`, page);
  addPage(
    'offer.yaml',
    page.replace('section: cards', 'section: card').replace('to: "#steps"', 'to: "#step"'),
  );
  const { lines, hasMistakes } = checked();
  expect(hasMistakes).toBe(true);
  const taken = (address: string) =>
    `src/content/pages/${address}.yaml:1: (whole file): is the address /${address}, which is taken, expected one that nothing else has, such as our-offer.yaml`;
  expect(withoutPlaces(lines).sort()).toEqual([
    taken('about'),
    taken('book'),
    'src/content/pages/broken.yaml:1: (writing): has an apostrophe inside single quotes, expected double quotes around the text',
    taken('index'),
    'src/content/pages/links.yaml:1: sections[0].link.to: leads to "/pricin", expected a page of the site (did you mean "/pricing"?)',
    'src/content/pages/links.yaml:1: sections[3].id: is "new-tab", expected an id that nothing else on the page has',
    'src/content/pages/long.yaml:1: head.description: is too long (159 characters), expected one line of text, at most 155 characters',
    'src/content/pages/offer.md:1: (whole file): has the ending .md, expected .yaml',
    'src/content/pages/offer.yaml.txt:1: (whole file): has the ending .txt, expected .yaml',
    'src/content/pages/offer.yaml:1: sections[0].link.to: leads to "#step", which "/offer" does not have, expected the anchor of a section there (did you mean "steps"?)',
    'src/content/pages/offer.yaml:1: sections[1].section: is "card", expected the name of a section: hero, cards, figures, steps, quote, picture, article, logos, faq, video, form or closing',
    'src/content/pages/offer:1: (whole file): has no ending, expected .yaml',
    'src/content/pages/other.YAML:1: (whole file): has the ending .YAML, expected .yaml',
    taken('pricing'),
    taken('thank-you'),
    'src/content/pages/under/offer.yaml:1: (whole file): is the address /under/offer, expected small letters, digits and hyphens, such as our-offer.yaml, or de/unser-angebot.yaml in another language',
    'src/content/redirects.yaml:1: redirects[0].from: is taken by the page "/about", expected an address that no page has',
    'src/content/spare.yaml:1: (whole file): is not a known content file, expected one with a schema',
    'src/content/spare.yml:1: (whole file): has the ending .yml, expected .yaml or .md',
  ]);
});

it('names a mistake in a file that others refer to once, without its consequences', () => {
  change('content/organisation/organisation.yaml', /people: \d+/, 'people: many');
  change('content/prices.yaml', /euros: (\d+)/, "euros: '$1'");
  change('pages/case-studies/page.yaml', /before: \d+/, 'before: several');
  rmSync(join(copy, 'src/content/videos.yaml'));
  const { lines, hasMistakes } = checked();
  expect(hasMistakes).toBe(true);
  expect(withoutPlaces(lines)).toEqual([
    'src/content/organisation/organisation.yaml:1: people: is "many", expected a number',
    expect.stringMatching(
      /^src\/content\/prices.yaml:1: prices\[0\].euros: is "\d+", expected a whole number of euros such as 17000, without quotes, commas or dots$/,
    ),
    'src/pages/case-studies/page.yaml:1: university.chart.modules[0].before: is "several", expected a number',
    'src/content/videos.yaml:1: (whole file): is missing, expected a file of this name',
  ]);
  change('content/claims.yaml', /name: /, 'nam: ');
  expect(checked().lines.map((line) => line.replace(/:.*/, ''))).toEqual([
    ...['claims', 'claims', 'prices'].map((name) => `src/content/${name}.yaml`),
    'src/pages/case-studies/page.yaml',
    'src/content/videos.yaml',
  ]);
});

it('names a redirect that is never reached or leads nowhere, with its line', () => {
  const rules = [
    '/a: /b',
    '/b: /a',
    '/x: /pricin',
    '/y: /roi',
    '/pricing: /educator',
    '/ROI: /',
    '/old/*: /',
    '/old/one: /',
  ];
  rules.push(
    '/news.xml: /news',
    '/images/one.png: /',
    '/gone: /news.xml',
    '/away: https://other.example/page',
    '/offer: /',
  );
  addPage('offer.yaml', page);
  change(
    'content/redirects.yaml',
    /$/,
    rules.map((rule) => `  - { from: ${rule.replace(': ', ', to: ')} }\n`).join(''),
  );
  const first =
    readFileSync(join(copy, 'src/content/redirects.yaml'), 'utf8').split('from:').length - 1 - rules.length;
  const place = (index: number) => `redirects[${first + index}]`;
  const about = (line: string) => /^src\/content\/redirects\.yaml:\d+: (.*)/.exec(line)?.[1] ?? [];
  expect(checked().lines.flatMap(about)).toEqual([
    `${place(0)}.to: leads in a circle, /b to /a to /b, expected a page of the site`,
    `${place(1)}.to: leads in a circle, /a to /b to /a, expected a page of the site`,
    `${place(2)}.to: leads to "/pricin", expected a page of the site (did you mean "/pricing"?)`,
    `${place(3)}.to: leads to "/roi", which redirects.yaml leads elsewhere, expected "/skills-roi"`,
    `${place(4)}.from: is taken by the page "/pricing", expected an address that no page has`,
    `${place(5)}.from: is "/ROI", expected an address that no rule above has`,
    `${place(7)}.from: is "/old/one", expected an address that the rule above for "/old/*" does not cover`,
    `${place(8)}.from: is taken by a file of the site, expected an address that nothing has`,
    `${place(9)}.from: is taken by a file of the site, expected an address that nothing has`,
    `${place(12)}.from: is taken by the page "/offer", expected an address that no page has`,
  ]);
});

it('wants a page in another language in its folder, as the only translation of a page into it', () => {
  const translated = (head: string) => page.replace('head:', `head:\n  ${head}`);
  addPage('de/angebot.yaml', translated('lang: de\n  translates: /pricing'));
  addPage(
    'fr/offre.yaml',
    translated('lang: fr\n  translates: /pricing').replace('to: "#steps"', 'to: /de/angebot'),
  );
  expect(checked().hasMistakes).toBe(false);
  addPage('de/noch-eins.yaml', translated('lang: de\n  translates: /pricing'));
  addPage('de/leer.yaml', '');
  addPage('de/ohne.yaml', page);
  addPage('de/falsch.yaml', translated('lang: fr'));
  addPage('oben.yaml', translated('lang: de'));
  addPage('de/tot.yaml', translated('lang: de\n  translates: /pricin'));
  addPage('en/offer.yaml', page);
  expect(checked().lines.map((line) => line.replace(/src\/content\/pages\/|:\d+:/g, ''))).toEqual([
    'de/falsch.yaml head.lang: is "fr", expected "de", as its folder',
    'de/leer.yaml (whole file): is empty, expected a group of fields',
    'de/noch-eins.yaml head.translates: is "/pricing", expected a page that de/angebot.yaml does not translate yet',
    'de/ohne.yaml head.lang: is missing, expected "de", as its folder',
    'de/tot.yaml head.translates: leads to "/pricin", expected a page of the site (did you mean "/pricing"?)',
    expect.stringMatching(
      /^en\/offer.yaml \(whole file\): is the address \/en\/offer, expected small letters/,
    ),
    'oben.yaml head.lang: is "de", expected the page in the folder de: pages/de/oben.yaml',
  ]);
});

it('says what stays English on pages in other languages', () => {
  const language = 'src/content/languages/de.yaml';
  // The language is a line of its own above it.
  const videoLine = page.slice(0, page.indexOf(' video: ')).split('\n').length + 1;
  addPage('de/angebot.yaml', page.replace('head:', 'head:\n  lang: de'));
  expect(checked().lines.slice(1)).toEqual([
    `src/content/pages/de/angebot.yaml:1: header, footer and forms stay English: there is no ${language}.`,
  ]);
  addGermanWords(copy);
  change('content/languages/de.yaml', /^ {2}World First: .*\n/m, '');
  change('content/languages/de.yaml', /^ {4}skills-mapping:$/m, '    skills-lens:');
  const { lines, hasMistakes } = checked();
  expect(hasMistakes).toBe(false);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(`^${language}:\\d+: “World First” stays English.$`),
    `src/content/pages/de/angebot.yaml:${videoLine}: the video “skills-mapping” stays English.`,
  ]);
  mkdirSync(join(copy, 'src/content/languages/old'));
  for (const name of ['en', 'german', 'old/de'])
    cpSync(join(copy, language), join(copy, `src/content/languages/${name}.yaml`));
  const { lines: mistakes } = checked();
  expect(mistakes).toHaveLength(3);
  for (const mistake of mistakes) expect(mistake).toContain('expected the two letters of a language');
});

it('says which added pages wait for their day, and lets no link lead there before', () => {
  const waiting = (day: string) => page.replace('head:', `head:\n  from: "${day}"`);
  const [soon, later] = [1, 2].map((years) => `${new Date().getFullYear() + years}-02-03`) as [
    string,
    string,
  ];
  addPage('soon.yaml', waiting(soon).replace('to: "#steps"', 'to: /later'));
  addPage('later.yaml', waiting(later).replace('to: "#steps"', 'to: /soon'));
  change('content/footer.yaml', /to: \/skillsuite(?= )/, 'to: /soon');
  const problem = (path: string, day: string) =>
    `leads to "${path}", which waits until ${day}, expected a page that is there by then`;
  expect(withoutPlaces(checked().lines)).toEqual([
    `src/content/footer.yaml:1: groups[0].links[0].to: ${problem('/soon', soon)}`,
    `src/content/pages/soon.yaml:1: sections[0].link.to: ${problem('/later', later)}`,
  ]);
  rmSync(join(copy, 'src/content/pages/soon.yaml'));
  change('content/footer.yaml', /to: \/soon/, 'to: /skillsuite');
  addPage('later.yaml', waiting(later));
  change('content/news.yaml', /date: "[\d-]+"/, `date: "${soon}"`);
  const { lines, hasMistakes } = checked();
  expect(hasMistakes).toBe(false);
  expect(lines).toEqual([
    'The content has no mistakes.',
    expect.stringMatching(/^src\/content\/news.yaml:\d+: “.+” waits until 3 February \d+.$/),
    `src/content/pages/later.yaml:2: /later waits until ${longDay(later)}.`,
  ]);
});

it('prints the mistakes and exits with 1 as a command, for GitHub as annotations, and a build stops there', () => {
  change('pages/pricing/page.yaml', /title: .*/, 'titel: Pricing');
  const { text, hasMistakes } = checked();
  expect(hasMistakes).toBe(true);
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  expect(checked().text).toMatch(
    /^::error file=src\/pages\/pricing\/page\.yaml,line=\d+,title=Mistake in the content::head.title: is missing, expected /m,
  );
  vi.stubEnv('GITHUB_ACTIONS', '');
  expect(runBuild({})).toEqual({ said: `${text}\n`, status: 1 });
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});

it('names the files of a page whose folder is gone, and how to get them back', () => {
  rmSync(join(copy, 'src/pages/trust'), { recursive: true });
  rmSync(join(copy, 'src/pages/pricing/Page.tsx'));
  const { said, status } = runBuild({});
  expect(status).toBe(1);
  const files = ['trust/schema.ts', 'pricing/Page.tsx', 'trust/Page.tsx'];
  expect(said.trimEnd().split('\n')).toEqual(
    files.map((file) =>
      expect.stringContaining(
        `src/pages/${file}:1: (whole file): is missing, and the site is made with it, expected it back: git checkout HEAD -- src/pages/${dirname(file)} `,
      ),
    ),
  );
});

it('stops the build of the live site while something is left to do before the launch', () => {
  addPage('offer.yaml', page);
  change('content/links.yaml', /contact: .*/, 'contact: team@skills.example');
  change('content/claims.yaml', /(?<=reviewed: .)\d{4}/, '2020');
  const netlify = {
    NETLIFY: 'true',
    CONTEXT: 'production',
    URL: 'https://www.skills.test',
    LAUNCH_ALLOW: '',
  };
  const { said, status } = runBuild(netlify);
  expect(status).toBe(1);
  expect(said).toContain('is not ready for its launch:\n- ');
  for (const name of ['contact', 'sample:pages/offer.yaml', 'claim:']) expect(said).toContain(` [${name}`);
  expect(said).not.toContain('[origin]');
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});
