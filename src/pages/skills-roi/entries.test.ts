import { describe, expect, test } from 'vitest';
import { exampleInputs, forEachInput, gapInputNames, gapInputRules } from '../../content/skills-gap.ts';
import { entriesOf, exampleEntries, queryOf, readEntries } from './entries.ts';

const problemsWith = (change: Partial<typeof exampleEntries>) =>
  readEntries({ ...exampleEntries, ...change }).problems;

describe('the entries', () => {
  test('of the example give the example', () => {
    expect(readEntries(exampleEntries)).toEqual({ inputs: exampleInputs, problems: {} });
    expect(exampleEntries.salary).toBe('48,000');
  });

  test.each(gapInputNames)('take both ends of the range of %s and nothing beyond', (name) => {
    const { lowest, highest } = gapInputRules[name];
    const roomy = { week: '60' };
    expect(problemsWith({ ...roomy, [name]: String(highest) })[name]).toBeUndefined();
    expect(problemsWith({ hoursLost: '0', [name]: String(lowest) })).toEqual({});
    expect(problemsWith({ ...roomy, [name]: String(highest + 1) })[name]).toBe('too-high');
    expect(problemsWith({ ...roomy, [name]: String(lowest - 1) })[name]).toBe('too-low');
  });

  test('say what is wrong with each, and give no numbers then', () => {
    const reading = readEntries({
      ...exampleEntries,
      headcount: '2.5',
      salary: 'plenty',
      turnover: '',
      cover: `${'9'.repeat(400)}`,
    });
    expect(reading.inputs).toBeUndefined();
    expect(reading.problems).toEqual({
      headcount: 'not-whole',
      salary: 'not-a-number',
      turnover: 'empty',
      cover: 'too-high',
    });
  });

  test('refuse more hours lost than the week has, and only that', () => {
    expect(problemsWith({ week: '35', hoursLost: '35' })).toEqual({});
    expect(problemsWith({ week: '35', hoursLost: '35.1' })).toEqual({ hoursLost: 'over-week' });
    expect(problemsWith({ week: 'many', hoursLost: '35.1' })).toEqual({ week: 'not-a-number' });
  });
});

describe('the query of a link', () => {
  test('brings every number back, and what could not be used as it was typed', () => {
    const typed = {
      ...exampleEntries,
      salary: '€51,250.50',
      hoursLost: '0.00000001',
      turnover: 'a & b = 100%?',
    };
    const brought = entriesOf(`?${queryOf(typed)}`);
    const back = forEachInput((name) => brought[name] ?? '');
    expect(back).toMatchObject({ salary: '51250.50', hoursLost: '0.00000001', turnover: 'a & b = 100%?' });
    expect(readEntries({ ...back, turnover: '1' })).toEqual(readEntries({ ...typed, turnover: '1' }));
  });

  test('keeps parameters of others and names each number once', () => {
    const query = queryOf(exampleEntries, '?utm_source=mail&salary=1&salary=2');
    const parameters = new URLSearchParams(query);
    expect(parameters.get('utm_source')).toBe('mail');
    expect(parameters.getAll('salary')).toEqual(['48000']);
    expect([...parameters.keys()]).toHaveLength(gapInputNames.length + 1);
  });

  test('is read as far as it goes: unknown names count for nothing, long values are cut', () => {
    expect(entriesOf('?headcount=80&shoe=44')).toEqual({ headcount: '80' });
    expect(entriesOf('')).toEqual({});
    expect(entriesOf(`?salary=${'1'.repeat(5000)}`).salary).toHaveLength(40);
  });
});
