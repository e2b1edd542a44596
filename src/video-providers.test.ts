import { expect, test } from 'vitest';
import { embedAddress, isVideoId, playerOrigin } from './video-providers.ts';

const loop = { autoplay: '1', controls: '1', loop: '1', playsinline: '1' };

test.each([
  [
    'youtube-nocookie',
    'https://www.youtube-nocookie.com/embed/a-b_c123456',
    { fs: '0', playlist: 'a-b_c123456', rel: '0' },
  ],
  ['vimeo', 'https://player.vimeo.com/video/76979871', { dnt: '1', fullscreen: '0' }],
] as const)('%s repeats a video with controls, without tracking or fullscreen', (provider, address, own) => {
  const player = new URL(embedAddress(provider, address.replace(/.*\//, '')));
  expect(player.origin).toBe(playerOrigin(provider));
  expect(player.origin + player.pathname).toBe(address);
  expect(Object.fromEntries(player.searchParams)).toEqual({ ...loop, ...own });
});

test('rejects an id of the other provider, a whole address and an id with more behind it', () => {
  expect(isVideoId('youtube-nocookie', 'a-b_c123456')).toBe(true);
  expect(isVideoId('vimeo', '76979871')).toBe(true);
  for (const id of ['', '76979871', 'a-b_c123456&fs=1', 'https://youtu.be/a-b_c123456', 'a-b_c12345/'])
    expect(isVideoId('youtube-nocookie', id), id).toBe(false);
  for (const id of ['', 'a-b_c123456', '76979871?x', 'https://vimeo.com/76979871'])
    expect(isVideoId('vimeo', id), id).toBe(false);
});
