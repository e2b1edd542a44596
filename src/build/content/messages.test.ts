import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { mistakesWith } from '../../../tests/support/changed-content.ts';
import { knownClaims } from '../../content/claims.ts';
import { figureNamed } from '../../content/figures.ts';
import { checkContent } from '../../content/loader/check-content.ts';
import { contentSchemas } from './schemas.ts';

type Name = keyof typeof contentSchemas;

it.each(Object.entries(contentSchemas))(
  '%s says that it is empty, or a list',
  (name, schema: z.ZodMiniType) => {
    for (const [text, what] of [
      ['', 'is empty'],
      ['# Only a comment\n', 'is empty'],
      ['- One\n', 'is a list'],
    ] as const) {
      const { mistakes } = checkContent(text, schema, `src/${name}.yaml`, { figureNamed });
      expect(mistakes?.map(({ problem }) => problem)).toEqual([`${what}, expected a group of fields`]);
    }
  },
);

const [anyClaim] = knownClaims();
it.each<[Name, string, unknown, string]>([
  [
    'pages/case-studies/page',
    'university.impact',
    '{aftr} more',
    'has the placeholder {aftr}, .+ \\(did you mean "after"\\?\\)',
  ],
  [
    'pages/business-leader/page',
    'faq.items.0',
    { question: 'How many?', answer: '{figur}', claim: anyClaim?.name },
    'has the placeholder {figur}, .+ expected {figure} \\(did you mean "figure"\\?\\)',
  ],
])('reports a misspelt name of a computed value: %s %s', (name, place, change, expected) => {
  const mistakes = mistakesWith(name, place, change, { pages: [] });
  expect(mistakes).toMatch(new RegExp(`^${name}\\.yaml:\\d+: .+ ${expected}$`, 'm'));
  expect(mistakes).not.toContain('cannot be checked');
});
