import { getTextContent } from '@parse5/tools';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { readContent } from '../../src/build/content/read-content.ts';
import { attributeOf, elementsIn } from '../../src/build/page-tree.ts';
import { isMeasured } from '../../src/content/embedded.ts';
import { fillIn } from '../../src/content/format.ts';
import { gapInputNames } from '../../src/content/skills-gap.ts';
import { recipientOf } from '../../src/pages/privacy-policy/recipients.ts';
import { clickIdLimits } from '../../src/submissions/limits.ts';
import { builtPages } from './built-site.ts';

/** Returns the visible text of a page. */
function textOf(path: string): string {
  const html = builtPages.find((page) => page.path === path)?.html ?? '';
  return getTextContent(parse(html, { scriptingEnabled: false })).replace(/\s+/g, ' ');
}

test('every value that a form puts into an address is one of a field that tools must not learn of', () => {
  const names = builtPages
    .flatMap(({ html }) => elementsIn(parse(html), 'form'))
    .filter((form) => attributeOf(form, 'method').toLowerCase() === 'get')
    .flatMap((form) => elementsIn(form, 'input', 'select', 'textarea'))
    .map((field) => attributeOf(field, 'name'))
    .filter((name) => name !== '');
  expect(names.length).toBeGreaterThan(0);
  expect(gapInputNames).toEqual(expect.arrayContaining(names));
});

const measuring = readContent('content/measuring');

test('the privacy policy names every tool with its provider, or says what a site without tools may say', () => {
  const text = textOf('/privacy-policy');
  const [own, other] = [
    readContent('pages/privacy-policy/page'),
    readContent('pages/privacy-policy/measured'),
  ];
  const replaced = own.summary.filter(({ name }) => other.summary.some((entry) => entry.name === name));
  const shown = isMeasured ? other.summary.filter(({ name }) => text.includes(name)) : own.summary;
  expect(shown.length).toBeGreaterThan(0);
  for (const { answer } of shown) expect(text).toContain(answer);
  for (const { answer } of isMeasured ? replaced : other.summary) expect(text).not.toContain(answer);
  expect(measuring.tools.length > 0).toBe(isMeasured);
  for (const entry of measuring.tools) {
    const { tool, provider } = recipientOf(entry);
    expect(text).toContain(fillIn(other.records.kept.split(/(?<=: )/)[0] ?? '', { tool }));
    expect(text).toContain(other.records.why[entry.category]);
    expect(text).toContain(fillIn(other.records.who, { provider }));
  }
  const isAdvertised = measuring.categories.some(({ name }) => name === 'marketing');
  expect(text.includes(other.clicks.why), 'what is said of click ids').toBe(isAdvertised);
  for (const id of Object.keys(clickIdLimits)) expect(text.includes(id)).toBe(isAdvertised);
  expect(text).toContain(isMeasured ? measuring.updated?.text : own.updated.text);
});

test('the cookie policy lists what the tools store, or says what a site without tools may say', () => {
  const text = textOf('/cookie-policy');
  const [own, other] = [readContent('pages/cookie-policy/page'), readContent('pages/cookie-policy/measured')];
  expect(text).toContain(isMeasured ? other.introduction : own.introduction);
  expect(text).not.toContain(isMeasured ? own.introduction : other.introduction);
  for (const cell of measuring.rows.flat()) expect(text).toContain(cell);
  expect(text).toContain(isMeasured ? measuring.updated?.text : own.updated.text);
});

test('the page on trust says which scripts run and what stays on a device as it is in this build', () => {
  const text = textOf('/trust');
  const { processors, security } = readContent('pages/trust/page');
  const parts = [processors, ...security.controls];
  expect(parts.some(({ measured }) => measured !== undefined)).toBe(true);
  for (const { text: own, measured } of parts) {
    if (measured === undefined) continue;
    expect(text).toContain(isMeasured ? measured.text : own);
    // The other words may begin with these.
    const rest = isMeasured ? own.replace(measured.text, '') : measured.text;
    if (!measured.text.startsWith(own)) expect(text).not.toContain(rest);
  }
});
