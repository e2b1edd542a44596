import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { mistakesWith } from '../../tests/support/changed-content.ts';
import { headerExcess } from './header-width.ts';

it('estimates the width of the header in Chromium to within 6 pixels', () => {
  const labels = {
    bookMeeting: 'Book a Meeting',
    suite: { label: 'SkillSuite' },
    links: [
      { label: 'SkillsAI', badge: 'World First' },
      ...['Business', 'Educator', 'Recruiter', 'Partners'].map((label) => ({ label })),
    ],
  };
  // In Chromium there are 112 pixels between the links and the button.
  expect(Math.abs(headerExcess(labels) + 112)).toBeLessThan(6);
});

it('refuses links that do not fit on one row at 1280 pixels', () => {
  const { links } = parse(readFileSync('src/content/shell.yaml', 'utf8'));
  const more = ['Case studies', 'Pricing for companies'].map((label) => ({ label, to: '/pricing' }));
  expect(mistakesWith('content/shell', 'links', [...links, ...more])).toMatch(
    /^content\/shell\.yaml:\d+: links: is a list, expected shorter or fewer links: the header wraps in a window of 1280 pixels, it is \d+ too wide$/,
  );
});
