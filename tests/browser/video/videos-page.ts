import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Plugin } from 'vite';
import { contentSecurityPolicy } from '../../../netlify/security-headers.ts';
import { readContent } from '../../../src/build/content/read-content.ts';
import { captionsFile } from '../../../src/build/files/films.ts';
import { playerOrigins } from '../../../src/build/files/player-origins.ts';

const content = readContent('content/videos');

/** A film of the tests' own, two seconds long, so that they need none of the site's. */
export const film = {
  file: '/films/of-tests.webm',
  mp4: undefined,
  captions: [
    { at: 0, text: 'A card with a title.' },
    { at: 1, text: 'It stays for a second.' },
  ],
};

/** The same film in an MP4 file. In VP9 too, as not every browser that tests decodes H.264. */
const mp4 = film.file.replace('webm', 'mp4');
export const filmWithMp4 = { ...film, mp4 };
const types: Readonly<Record<string, string>> = { [film.file]: 'video/webm', [mp4]: 'video/mp4' };
const captionsPath = film.file.replace('webm', 'vtt');

const unset = { id: undefined, film: undefined, poster: undefined };

/** The site's videos, of which five have a player in these tests, with ids that no real video has, and two have none. */
export const videos = {
  ...content.videos,
  'skills-mapping': { ...content.videos['skills-mapping'], provider: 'youtube-nocookie', id: '00000000000' },
  'skills-agent': { ...content.videos['skills-agent'], provider: 'vimeo', id: '000000' },
  'product-demo': { ...content.videos['product-demo'], provider: 'youtube-nocookie', id: '00000000001' },
  'skills-passport': { ...content.videos['skills-passport'], ...unset, film },
  educator: { ...content.videos.educator, ...unset, film: filmWithMp4 },
  'skills-lens': { ...content.videos['skills-lens'], ...unset },
  recruiter: { ...content.videos.recruiter, ...unset },
} as const;

export const { player: words, dialog: dialogWords } = content;

export const videosPath = '/videos-of-tests';
export const videosScript = 'tests/browser/video/page.tsx';

/** The parts of the site's policy that concern players. */
const policy = contentSecurityPolicy({ https: false, playerOrigins: playerOrigins(videos), films: true })
  .split('; ')
  .filter((directive) => /^(?:frame|connect|media)-src /.test(directive))
  .join('; ');

/** Returns a Vite plugin that builds the page of videos with the tests' own videos. */
export function ownVideos(): Plugin {
  return {
    name: 'own-videos',
    transform: {
      filter: { id: /\/src\/content\/videos\.yaml$/ },
      handler: () => `export default ${JSON.stringify({ ...content, videos })}`,
    },
  };
}

/** Returns the answer for the page of videos, with the site's policy for players, and for its films and captions. */
export function answerVideos(path: string, html = ''): Response | undefined {
  if (path === videosPath)
    return new Response(html, {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
    });
  if (path === captionsPath)
    return new Response(captionsFile(film.captions, 2), { headers: { 'Content-Type': 'text/vtt' } });
  const type = types[path];
  if (type === undefined) return undefined;
  const body = new Uint8Array(readFileSync(join(import.meta.dirname, `film.${type.replace('video/', '')}`)));
  return new Response(body, { headers: { 'Content-Type': type } });
}

/** Returns the paths of requests for the film and its captions from now on. */
export function watchFilms(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/films/of-tests')) paths.push(pathname);
  });
  return paths;
}
