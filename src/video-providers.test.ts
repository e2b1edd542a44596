import { describe, expect, test } from 'vitest';
import { embedAddress, isVideoId, playerOrigin } from './video-providers.ts';

const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('the player’s address', () => {
  test('YouTube: without cookies, repeated as a playlist of itself, with controls, without fullscreen', () => {
    const address = embedAddress('youtube-nocookie', 'a-b_c123456');
    expect(address).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a-b_c123456\?/);
    expect(parametersOf(address)).toEqual({
      autoplay: '1',
      controls: '1',
      fs: '0',
      loop: '1',
      playlist: 'a-b_c123456',
      playsinline: '1',
      rel: '0',
    });
  });

  test('Vimeo: without tracking, repeated, with controls, without fullscreen', () => {
    const address = embedAddress('vimeo', '76979871');
    expect(address).toMatch(/^https:\/\/player\.vimeo\.com\/video\/76979871\?/);
    expect(parametersOf(address)).toEqual({
      autoplay: '1',
      controls: '1',
      dnt: '1',
      fullscreen: '0',
      loop: '1',
      playsinline: '1',
    });
  });

  test('stands at the origin that the policy lets in', () => {
    for (const provider of ['youtube-nocookie', 'vimeo'] as const)
      expect(new URL(embedAddress(provider, '123456')).origin).toBe(playerOrigin(provider));
  });
});

test('an id of the other provider, an address or a piece of one is none', () => {
  expect(isVideoId('youtube-nocookie', 'a-b_c123456')).toBe(true);
  expect(isVideoId('vimeo', '76979871')).toBe(true);
  for (const id of ['', '76979871', 'a-b_c123456&fs=1', 'https://youtu.be/a-b_c123456', 'a-b_c12345/'])
    expect(isVideoId('youtube-nocookie', id), id).toBe(false);
  for (const id of ['', 'a-b_c123456', '76979871?x', 'https://vimeo.com/76979871'])
    expect(isVideoId('vimeo', id), id).toBe(false);
});
