import { describe, expect, it } from 'vitest';
import { mistakesWith } from '../../../tests/support/changed-content.ts';

it.each(['http://example.com/a', 'www.example.com', 'https://example'])(
  'refuses the address %s of an outbound link',
  (address) => {
    expect(mistakesWith('content/links', 'links.bookingPage', { purpose: 'A page', address })).toContain(
      'expected an address that begins with https://',
    );
  },
);

it.each([
  ['content/links', 'links.webinar', 'a link', 'src/pages/business-leader/Page.tsx'],
  ['content/videos', 'videos.educator', 'a video', 'src/pages/educator/Page.tsx'],
] as const)('says who uses a missing entry of %s: %s', (file, place, what, user) => {
  const [group = '', name = ''] = place.split('.');
  const without = (entries: object) =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name));
  expect(mistakesWith(file, group, without)).toContain(
    `${place}: is missing, expected ${what}, which ${user} needs`,
  );
});

describe('videos.yaml', () => {
  const withVideo = (change: object) =>
    mistakesWith('content/videos', 'videos.intro', (video: object) => ({ ...video, ...change }));

  it.each([
    ['youtube-nocookie', 'a-b_c123456', /^$/],
    ['vimeo', '76979871', /^$/],
    ['youtube-nocookie', '76979871', /11 letters, digits/],
    ['vimeo', 'https://vimeo.com/76979871', /digits for vimeo/],
    ['vimeo', 76979871, /the id of the video, in quotes/],
  ])('accepts only an id of the provider: %s, %j', (provider, id, mistake) => {
    expect(withVideo({ provider, id })).toMatch(mistake);
  });

  it.each(['2 min', '2:75', '0:00', '1:02:03'])('refuses %s as a length', (length) => {
    expect(withVideo({ length })).toContain('expected minutes and seconds');
  });
});
