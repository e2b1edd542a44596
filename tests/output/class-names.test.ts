import { createGenerator } from 'unocss';
import { expect, test } from 'vitest';
import { renderFormPage, renderMessagePage } from '../../netlify/submissions/form-page.ts';
import { shortenSelectors, shortenStrings, shortNames } from '../../src/build/class-names.ts';
import { unoConfig } from '../../src/design/uno.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages, readBuilt } from './built-site.ts';

const names = await shortNames(await createGenerator(unoConfig));
const built = (ending: string) =>
  builtFiles.filter((file) => file.startsWith('assets/') && file.endsWith(ending));

test.each(builtPages)('$path has no long name of a utility', ({ html }) => {
  const classes = matchesOf(html, / class="([^"]*)"/g).flatMap((list) => list.split(' '));
  expect(classes.length).toBeGreaterThan(20);
  const long = classes.filter((name) => names.has(name.replaceAll('&amp;', '&').replaceAll('&gt;', '>')));
  expect(long, 'Write each name in full, in a string (docs/recipes.md, "Styles")').toEqual([]);
});

test('neither has a script or a stylesheet', () => {
  // `inline-block` is a word of React's, too.
  const unmistakable = new Map([...names].filter(([name]) => /[:\d[]/.test(name)));
  for (const file of built('.js'))
    expect(shortenStrings(readBuilt(file), unmistakable)).toBe(readBuilt(file));
  for (const file of built('.css')) expect(shortenSelectors(readBuilt(file), names)).toBe(readBuilt(file));
});

/** Names by which scripts, tests and the build find an element. */
const unstyled = ['video-play', 'help', 'menu-toggle', 'site'];

test('every class of a page has a rule, those that the functions write included', () => {
  const answer = { fields: {}, submissionId: '', sentence: '', errors: { email: 'wrong' } };
  const written = [
    ...submissionKinds.map((kind) => ({
      path: `the page of /api/${kind}`,
      html: renderFormPage({ ...answer, kind }),
    })),
    { path: 'a page with a message', html: renderMessagePage('A sentence.', '/pricing') },
  ];
  const selected = built('.css').flatMap((file) =>
    matchesOf(readBuilt(file), /\.((?:\\.|[^\s\\.:,;>+~*#'"()[\]{}])+)/g),
  );
  const known = new Set([...selected.map((name) => name.replace(/\\(.)/g, '$1')), ...unstyled]);
  const unknown = [...builtPages, ...written].flatMap(({ path, html }) => {
    const used = matchesOf(html, / class="([^"]*)"/g).join(' ');
    const names = new Set(used.replaceAll('&amp;', '&').replaceAll('&gt;', '>').match(/\S+/g));
    // The icons' library names each icon.
    return [...names]
      .filter((name) => !known.has(name) && !/^lucide(?:-|$)/.test(name))
      .map((name) => `${path}: ${name}`);
  });
  expect(unknown, 'Give each class a rule, or take it from the element').toEqual([]);
});

test('no rule of a reset stands over the focus ring of `base.css`', () => {
  const sheet = built('.css').map(readBuilt).join('');
  expect(sheet).toContain(':focus-visible{outline:');
  expect(sheet).not.toContain(':-moz-focusring');
});

test('the layer of the components comes after that of the reset', () => {
  const [sheet = ''] = built('.css').map(readBuilt);
  const [base, components] = [sheet.indexOf('@layer base'), sheet.indexOf('@layer components')];
  expect(base).toBeGreaterThanOrEqual(0);
  expect(components).toBeGreaterThan(base);
});
