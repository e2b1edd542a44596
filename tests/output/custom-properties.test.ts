import { expect, test } from 'vitest';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, readBuilt } from './built-site.ts';

const stylesheets = builtFiles.filter((file) => file.startsWith('assets/') && file.endsWith('.css'));

const site = stylesheets.filter((file) => file.startsWith('assets/style-'));
const definedIn = (file: string) => matchesOf(readBuilt(file), /(--[\w-]+)\s*:/g);

test.each(stylesheets)('%s uses no custom property of the theme that the site’s stylesheet lacks', (file) => {
  const defined = new Set([...site, file].flatMap(definedIn));
  const used = matchesOf(
    readBuilt(file),
    /var\((--(?:colors|text|spacing|motion|radius|shadow|font)-[\w-]+)/g,
  );
  if (site.includes(file)) expect(used.length).toBeGreaterThan(50);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});

test.each(site)('%s sets the unit of spacing once, as utilities everywhere multiply it', (file) => {
  expect(matchesOf(readBuilt(file), /--spacing:([^;}]+)/g)).toHaveLength(1);
});
