import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exampleFile } from '../../tests/support/german.ts';
import { fieldNames } from '../submissions/form-fields.ts';
import { language } from './language.ts';
import { checkContent } from './loader/check-content.ts';
import { describeMistakes } from './loader/mistakes.ts';

const example = readFileSync(exampleFile, 'utf8');

function mistakesIn(text: string): string {
  return describeMistakes(checkContent(text, language, exampleFile).mistakes ?? []);
}

it('has no mistakes in the example', () => {
  expect(mistakesIn(example)).toBe('');
});

it('asks for the label of each field of the forms, with its line', () => {
  for (const name of fieldNames) {
    const text = example.replace(new RegExp(`(?<=^submissions:[^]*)^ {4}${name}: .*\n`, 'm'), '');
    expect(mistakesIn(text)).toMatch(
      new RegExp(`de\\.yaml:\\d+: submissions\\.fields\\.${name}: is missing`),
    );
  }
});
