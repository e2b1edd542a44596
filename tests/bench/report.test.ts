import { expect, test } from 'vitest';
import { type Circumstances, renderFigures, replaceFigures } from './report.ts';

const circumstances: Circumstances = {
  date: new Date('2026-11-28T23:30:00Z'),
  commit: 'abc1234',
  changed: false,
  node: '24.21.0',
  cores: 2,
  browser: 'Chromium 153',
  load: 0.04,
  minutes: 7.46,
};
const builds = {
  title: 'Build',
  note: 'How long a build takes.',
  rows: [
    { build: 'clean', seconds: 18.25, 'limit s': 20 },
    { build: 'second | warm', seconds: 1234.5, 'limit s': 8 },
  ],
};

test('figures become a table that says when and on what they were measured', () => {
  expect(renderFigures([builds], circumstances).split('\n').slice(2, -2)).toEqual([
    'Measured on 28 November 2026 at `abc1234` in 7.5 minutes: Node 24.21.0, 2 cores, Chromium 153, load 0 before the run.',
    '',
    '### Build',
    '',
    'How long a build takes.',
    '',
    '| build | seconds | limit s |',
    '|---|---:|---:|',
    '| clean | 18.25 | 20 |',
    '| second \\| warm | 1,234.5 | 8 |',
  ]);
});

test('a run on files that are not committed says so', () => {
  expect(renderFigures([builds], { ...circumstances, changed: true })).toContain(
    'at `abc1234` with uncommitted changes in',
  );
});

test('what exceeds its limit is named below the table', () => {
  expect(renderFigures([{ ...builds, over: ['second'] }], circumstances)).toContain(
    '\n\n**Over the limit: second.**\n\n',
  );
});

test('a figure that could not be measured is a dash', () => {
  const rows = [{ page: '/', 'LCP ms': Number.NaN }];
  expect(renderFigures([{ ...builds, rows }], circumstances)).toContain('| / | – |');
});

test('new figures replace the old ones and leave the rest of the document', () => {
  const document = `# Performance\n\n${renderFigures([builds], circumstances)}\n\n## Limits\n`;
  const section = renderFigures([{ ...builds, title: 'Functions' }], circumstances);
  const replaced = replaceFigures(document, section);
  expect(replaced).toBe(`# Performance\n\n${section}\n\n## Limits\n`);
  expect(replaced).not.toContain('### Build');
});

test('a document without the markers is left alone', () => {
  expect(() => replaceFigures('# Performance\n', 'new')).toThrow('has no place for the figures');
});
