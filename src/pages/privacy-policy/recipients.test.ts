import { expect, test } from 'vitest';
import { recipientOf } from './recipients.ts';

test('what a vendor’s tool measures goes to the vendor, with a link to its policy', () => {
  const plausible = { kind: 'plausible', title: 'Plausible' } as const;
  expect(recipientOf({ ...plausible, address: 'https://plausible.io/js/pa-1.js' })).toEqual({
    tool: 'Plausible',
    provider: 'Plausible Insights OÜ',
    policy: 'https://plausible.io/privacy',
  });
  expect(recipientOf({ ...plausible, address: 'https://visits.example.com/js/pa-1.js' })).toEqual({
    tool: 'Plausible',
    provider: 'visits.example.com',
  });
});

test('what an own tool measures goes to the named company, or else to its host', () => {
  const own = { kind: 'own', title: 'Our counter', address: 'https://stats.example.com/counter.js' } as const;
  expect(recipientOf(own)).toEqual({ tool: 'Our counter', provider: 'stats.example.com' });
  expect(recipientOf({ ...own, provider: 'Counters Ltd' })).toEqual({
    tool: 'Our counter',
    provider: 'Counters Ltd',
  });
});
