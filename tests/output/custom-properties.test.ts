import { expect, test } from 'vitest';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, readBuilt } from './built-site.ts';

const stylesheets = builtFiles.filter((file) => file.startsWith('assets/') && file.endsWith('.css'));

test.each(builtFiles.filter((file) => file.startsWith('assets/') && file.endsWith('.css')))(
  '%s defines every custom property of the theme that it uses',
  (file) => {
    const styles = readBuilt(file);
    const defined = new Set(matchesOf(styles, /(--[\w-]+)\s*:/g));
    const used = matchesOf(styles, /var\((--(?:colors|text|spacing|motion|radius|shadow|font)-[\w-]+)/g);
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
  },
);

test.each(stylesheets)('%s sets the unit of spacing once, as utilities everywhere multiply it', (file) => {
  expect(matchesOf(readBuilt(file), /--spacing:([^;}]+)/g)).toHaveLength(1);
});
