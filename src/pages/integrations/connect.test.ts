import { describe, expect, it } from 'vitest';
import { agreementFile, bundle, chosenKinds, isAnswered, keyOf, middles, sharedFields } from './connect.ts';

type Kinds = Parameters<typeof chosenKinds>[0];

const kinds: Kinds = [
  {
    name: 'Staff',
    record: 'Engineer',
    by: 'API',
    writes: 'nothing',
    systems: [
      { name: 'First & Co', status: 'built' },
      { name: 'Second', status: 'request' },
    ],
    fields: [
      { name: 'Job', text: 'Matched', shared: true },
      { name: 'Hours', text: 'Only <if> needed' },
    ],
  },
  {
    name: 'Courses',
    record: 'CS-1',
    by: 'API',
    writes: 'nothing',
    systems: [{ name: 'Third', status: 'built' }],
    fields: [{ name: 'Passes', text: 'With date', shared: true }],
  },
];
const choice = { systems: ['First & Co'], fields: [keyOf('Staff', 'Job'), keyOf('Courses', 'Passes')] };
const answer = { mark: 'skills-agent', question: 'Who?', text: 'Two' } as const;

describe('the choice of systems', () => {
  it('has the kinds of the chosen systems, with their names', () => {
    expect(chosenKinds(kinds, choice).map(({ name, names }) => [name, names])).toEqual([
      ['Staff', ['First & Co']],
    ]);
    expect(chosenKinds(kinds, { ...choice, systems: [] })).toEqual([]);
  });

  it('answers a question with records of any kind that it takes, and one that takes none always', () => {
    expect(isAnswered({ ...answer, takes: ['Courses', 'Staff'] }, chosenKinds(kinds, choice))).toBe(true);
    expect(isAnswered({ ...answer, takes: ['Courses'] }, chosenKinds(kinds, choice))).toBe(false);
    expect(isAnswered({ ...answer, takes: [] }, [])).toBe(true);
  });

  it('counts the ticked fields of chosen kinds alone', () => {
    expect(sharedFields(kinds, choice)).toBe(1);
    expect(sharedFields(kinds, { ...choice, systems: ['Second', 'Third'] })).toBe(2);
  });
});

describe('the strands', () => {
  it('leave the middle of each row and end in the middle fifth', () => {
    expect(middles(4)).toEqual([12.5, 37.5, 62.5, 87.5]);
    expect(bundle(1)).toEqual([50]);
    for (const place of bundle(12)) expect(Math.abs(place - 50)).toBeLessThanOrEqual(10);
  });
});

describe('the field agreement', () => {
  const words = {
    title: 'Agreement',
    text: 'Fields',
    made: 'on {date} at {page}',
    shared: 'Yes',
    held: 'No',
    never: 'Never',
    signed: 'Signature',
    sides: ['Us', 'You'],
    barred: [{ name: 'Pay', text: 'Not needed' }],
  };

  it('has the fields of chosen kinds with their ticks, what is never shared and lines to sign', () => {
    const file = agreementFile(words, kinds, choice, 'today');
    expect(file).toContain('<h2>Staff: First &amp; Co</h2>');
    expect(file).toContain('<td>Job</td><td>Matched</td><td>Yes</td>');
    expect(file).toContain('<td>Hours</td><td>Only &lt;if&gt; needed</td><td>No</td>');
    expect(file).not.toContain('Passes');
    expect(file).toContain('<td>Pay</td><td>Not needed</td><td>Never</td>');
    for (const side of words.sides) expect(file).toContain(`<td>${side}</td><td>Signature</td>`);
  });
});
