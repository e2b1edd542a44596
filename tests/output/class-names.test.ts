import { expect, test } from 'vitest';
import { renderFormPage, renderMessagePage } from '../../netlify/submissions/form-page.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages, readBuilt } from './built-site.ts';

/** The built stylesheets. */
const stylesheets = builtFiles.filter((file) => file.endsWith('.css'));

const site = stylesheets.filter((name) => name.startsWith('assets/style-'));

/** Returns the stylesheets that a page links; the functions' pages link the site's. */
function stylesheetsOf(html: string): readonly string[] {
  const files = matchesOf(html, /<link rel="stylesheet" href="\/(assets\/[^"]+)">/g);
  return files.length > 0 ? files : site;
}

/** Returns the class names that stylesheets select. */
const selectedIn = (files: readonly string[]) =>
  new Set(
    matchesOf(files.map(readBuilt).join(''), /\.((?:\\.|[^\s\\.:,;>+~*#'"()[\]{}])+)/g).map((name) =>
      name.replace(/\\(.)/g, '$1'),
    ),
  );

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
  const unknown = [...builtPages, ...written].flatMap(({ path, html }) => {
    const used = matchesOf(html, / class="([^"]*)"/g).join(' ');
    const names = new Set(used.replaceAll('&amp;', '&').replaceAll('&gt;', '>').match(/\S+/g));
    const selected = selectedIn(stylesheetsOf(html));
    // The icons' library names each icon.
    return [...names]
      .filter((name) => !selected.has(name) && !unstyled.includes(name) && !/^lucide(?:-|$)/.test(name))
      .map((name) => `${path}: ${name}`);
  });
  expect(unknown, 'Give each class a rule, or take it from the element').toEqual([]);
});

test('no rule of a reset stands over the focus ring of `base.css`', () => {
  const sheet = stylesheets.map(readBuilt).join('');
  expect(sheet).toContain(':focus-visible{outline:');
  expect(sheet).not.toContain(':-moz-focusring');
});

test('the layer of the components comes after that of the reset', () => {
  const [sheet = ''] = site.map(readBuilt);
  const [base, components] = [sheet.indexOf('@layer base'), sheet.indexOf('@layer components')];
  expect(base).toBeGreaterThanOrEqual(0);
  expect(components).toBeGreaterThan(base);
});
