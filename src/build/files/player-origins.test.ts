import { expect, test } from 'vitest';
import { securityHeaders } from '../../../netlify/security-headers.ts';
import { playerOrigins } from './player-origins.ts';

const video = { title: 'A video', text: 'A video.', length: '2:10', link: 'videoIntro' } as const;
const youtube = { ...video, provider: 'youtube-nocookie', id: 'abcdefghij0' } as const;
const vimeo = { ...video, provider: 'vimeo', id: '76979871' } as const;

const policy = (origins?: readonly string[]) =>
  securityHeaders({ https: false, playerOrigins: origins })['Content-Security-Policy']?.split('; ');

test('the policy allows each player of a video with an id once, and no frames without any', () => {
  const origins = playerOrigins({
    intro: youtube,
    'skills-agent': youtube,
    'skills-lens': vimeo,
    educator: { ...video, provider: 'vimeo' },
  });
  const both = 'https://player.vimeo.com https://www.youtube-nocookie.com';
  expect(policy(origins)).toContain(`frame-src ${both}`);
  expect(policy(origins)).toContain(`connect-src 'self' ${both}`);
  expect(policy(playerOrigins({ intro: youtube }))).toContain('frame-src https://www.youtube-nocookie.com');
  const none = policy(playerOrigins({ intro: { ...video, provider: 'vimeo' } }));
  expect(none).toContain("connect-src 'self'");
  expect(none?.filter((directive) => directive.startsWith('frame-src'))).toEqual([]);
  // Responses of the functions have no frames.
  expect(policy()).toEqual(none);
});
