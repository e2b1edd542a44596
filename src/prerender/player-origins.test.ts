import { expect, test } from 'vitest';
import { securityHeaders } from '../../netlify/security-headers.ts';
import { frameSources } from './frame-sources.ts';

const video = { title: 'A film', text: 'A film.', length: '2:10', link: 'videoIntro' } as const;
const youtube = { ...video, provider: 'youtube-nocookie', id: 'abcdefghij0' } as const;
const vimeo = { ...video, provider: 'vimeo', id: '76979871' } as const;

const policy = (sources: readonly string[]) =>
  securityHeaders({ https: false, frameSources: sources })['Content-Security-Policy']?.split('; ');

test('videos without an id need no frames, and the policy then allows none', () => {
  const sources = frameSources({ intro: { ...video, provider: 'vimeo' } });
  expect(sources).toEqual([]);
  expect(policy(sources)?.filter((directive) => directive.startsWith('frame-src'))).toEqual([]);
  expect(policy(sources)).toContain("default-src 'none'");
});

test('the policy allows the players of the videos that have an id, each once, and nothing else', () => {
  const sources = frameSources({
    intro: youtube,
    'skills-agent': youtube,
    'skills-lens': vimeo,
    educator: { ...video, provider: 'vimeo' },
  });
  expect(policy(sources)).toContain('frame-src https://player.vimeo.com https://www.youtube-nocookie.com');
  expect(policy(frameSources({ intro: youtube }))).toContain('frame-src https://www.youtube-nocookie.com');
});

test('function answers, which hold no frame, allow none', () => {
  expect(securityHeaders({ https: true })['Content-Security-Policy']).not.toContain('frame-src');
});
