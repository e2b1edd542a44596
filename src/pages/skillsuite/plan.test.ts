import { expect, it } from 'vitest';
import { byDivision } from './plan.ts';

it('groups vacancies by division and numbers them through all divisions', () => {
  const grouped = byDivision([
    { division: 'Ports', who: 'first' },
    { division: 'Energy', who: 'second' },
    { division: 'Ports', who: 'third' },
  ]);
  expect(grouped).toEqual([
    {
      division: 'Ports',
      vacancies: [
        { division: 'Ports', who: 'first', number: 1 },
        { division: 'Ports', who: 'third', number: 2 },
      ],
    },
    { division: 'Energy', vacancies: [{ division: 'Energy', who: 'second', number: 3 }] },
  ]);
});
