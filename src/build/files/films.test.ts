import { expect, test } from 'vitest';
import { securityHeaders } from '../../../netlify/security-headers.ts';
import { captionsFile } from './films.ts';

test('writes captions as WebVTT, each until the next one', () => {
  const captions = [
    { at: 0, text: 'Asks & answers' },
    { at: 63.25, text: 'a < b --> c' },
  ];
  expect(captionsFile(captions, 70.5)).toBe(
    [
      'WEBVTT',
      '',
      '00:00:00.000 --> 00:01:03.250',
      'Asks &amp; answers',
      '',
      '00:01:03.250 --> 00:01:10.500',
      'a &lt; b --&gt; c',
      '',
    ].join('\n'),
  );
});

test('the policy allows media only for a page with a film, from this site', () => {
  const policy = (films?: boolean) =>
    securityHeaders({ https: false, films })['Content-Security-Policy']?.split('; ') ?? [];
  expect(policy(true)).toContain("media-src 'self'");
  expect(policy().filter((directive) => directive.startsWith('media-src'))).toEqual([]);
});
