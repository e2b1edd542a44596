import { expect, it } from 'vitest';
import { arrivalIn, arrivalOf, clickIdsIn } from './arrival.ts';

it.each([
  ['utm_source=a&other=b', 'utm_source=a'],
  ['UTM_Source=a&Utm_Campaign=b', 'utm_source=a&utm_campaign=b'],
  ['utm_source=a&amp;utm_campaign=b&amp;amp;utm_term=c', 'utm_source=a&utm_campaign=b&utm_term=c'],
  ['utm_source=&UTM_SOURCE=a&utm_source=b', 'utm_source=a'],
  ['utm_id=1&gclid=2&constructor=3', ''],
])('reads the arrival parameters of %s in any case, the first of equal names', (query, arrival) => {
  expect(`${arrivalIn(new URLSearchParams(query))}`).toBe(arrival);
});

it('keeps any text of a campaign, cut so that no address makes a submission too large', () => {
  const query = `utm_medium=fr%C3%BChling&utm_term=+%C3%89t%C3%A9+2026+&utm_content=R%26D+%E2%80%93+autumn&utm_campaign=${'x'.repeat(9000)}`;
  expect(arrivalOf(arrivalIn(new URLSearchParams(query)))).toEqual({
    campaign: { medium: 'frühling', term: 'Été 2026', content: 'R&D – autumn', name: 'x'.repeat(253) },
  });
});

it('reads the click ids of advertisers apart from the arrival, and leaves out one that is too long', () => {
  const query = `GCLID=Cj0-_1&amp;fbclid=IwZX_aem_1&li_fat_id=1-2&msclkid=${'f'.repeat(65)}&ttclid=1&utm_source=a`;
  expect(`${clickIdsIn(new URLSearchParams(query))}`).toBe('gclid=Cj0-_1&fbclid=IwZX_aem_1&li_fat_id=1-2');
});
