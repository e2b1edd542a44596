import { expect, it } from 'vitest';
import { arrivalOf } from '../../submissions/arrival.ts';
import { linkFor } from './link-command.ts';

const pages = [{ path: '/pricing', content: 'pages/pricing/page', anchors: () => ['faq'] }];
const link = (...typed: readonly string[]) => linkFor(typed, { pages });

it('prints the address of a campaign, and what the report calls it', () => {
  const typed = [
    '/pricing#faq',
    '--campaign',
    ' Spring  Fair',
    '--source=Newsletter',
    '--site',
    'https://www.skills.test',
  ];
  const [address = '', sentence] = link(...typed).split('\n');
  expect(address).toBe('https://www.skills.test/pricing?utm_source=newsletter&utm_campaign=spring+fair#faq');
  expect(sentence).toBe(
    'The report counts its leads under campaign “spring fair”, source “newsletter”, no medium.',
  );
  expect(arrivalOf(new URL(address).searchParams).campaign).toMatchObject({
    name: 'spring fair',
    source: 'newsletter',
  });
});

it('keeps signs and letters of any language in an address', () => {
  const [address = ''] = link('/pricing', '--campaign', 'R&D – Été').split('\n');
  expect(new URL(address).searchParams.get('utm_campaign')).toBe('r&d – été');
});

it.each([
  [
    ['/pricin', '--campaign', 'a'],
    'It leads to "/pricin", expected a page of the site (did you mean "/pricing"?).',
  ],
  [['/pricing#fag', '--campaign', 'a'], 'It leads to "#fag", which "/pricing" does not have'],
  [['/pricing'], 'Name the campaign.'],
  [[], 'Name one page of the site'],
  [['/pricing', '/trust', '--campaign', 'a'], 'Name one page of the site'],
  [['https://other.test', '--campaign', 'a'], 'It is not one page of the site, expected its path'],
  [['/pricing?utm_source=a', '--campaign', 'a'], 'It is not one page of the site, expected its path'],
  [['/pricing', '--campaign', ' '], '--campaign is empty'],
  [['/pricing', '--campaign', 'a'.repeat(101)], '--campaign has 101 characters, expected at most 100'],
  [['/pricing', '--campaign', 'ada@example.com'], '--campaign has an @'],
  [['/pricing', '--campaign', 'a\u200bb'], '--campaign has invisible characters'],
  [['/pricing', '--campain', 'a'], "Unknown option '--campain'"],
  [['/pricing', '--campaign', 'a', '--site', 'http://a.test'], '--site has to begin with https://'],
  [['/pricing', '--campaign', 'a', '--site', 'www.a.test'], '--site has to begin with https://'],
])('refuses what would not be counted: %j', (typed, message) => {
  expect(() => link(...typed)).toThrow(message);
});
