import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { mistakesWith } from '../../tests/support/changed-content.ts';
import { headerExcess } from './header-width.ts';

it('the width of the header is that which Chromium lays out, within a few pixels', () => {
  const labels = {
    bookMeeting: 'Book a Meeting',
    suite: { label: 'SkillSuite' },
    links: [
      { label: 'SkillsAI', badge: 'World First' },
      ...['Business', 'Educator', 'Recruiter', 'Partners'].map((label) => ({ label })),
    ],
  };
  // The row ends 112 pixels before the button.
  expect(Math.abs(headerExcess(labels) + 112)).toBeLessThan(6);
});

it('links that do not stand in one row at 1280 pixels are a mistake of the header', () => {
  const { links } = parse(readFileSync('src/content/shell.yaml', 'utf8'));
  const more = ['Case studies', 'Pricing for companies'].map((label) => ({ label, to: '/pricing' }));
  expect(mistakesWith('content/shell', 'links', [...links, ...more])).toMatch(
    /^content\/shell\.yaml:\d+: links: is a list, expected shorter or fewer links: the header wraps in a window of 1280 pixels, it is \d+ too wide$/,
  );
});
