import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Caption, captionEnd } from '../../content/films.ts';
import { filmSeconds } from '../../content/loader/film-file.ts';
import { readContent } from '../content/read-content.ts';

/** The folder of the site's own films with their posters and captions. */
export const filmsPath = '/films/';

/** Formats a time for WebVTT: `00:01:07.500`. */
function cueTime(seconds: number): string {
  const [hours, minutes] = [seconds / 3600, (seconds / 60) % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return `${hours}:${minutes}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}

/** Returns the captions of a film as a WebVTT file (W3C, WebVTT). Each is shown until the next one or the film's end. */
export function captionsFile(captions: readonly Caption[], seconds: number): string {
  const cues = captions.map(({ at, text }, place) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return `${cueTime(at)} --> ${cueTime(captionEnd(captions, place, seconds))}\n${escaped}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Returns the captions files of the site's films by address. `root` contains the folder `films`. */
function allCaptions(root: string): ReadonlyMap<string, string> {
  const films = Object.values(readContent('content/videos').videos).flatMap(({ film }) => film ?? []);
  return new Map(
    films.map(({ file, captions }) => [
      file.replace(/webm$/, 'vtt'),
      captionsFile(captions, filmSeconds(readFileSync(join(root, file))) ?? 0),
    ]),
  );
}

/** Returns a Vite plugin that serves the captions on the development server. */
export function filmsPlugin(): Plugin {
  return {
    name: 'films',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const captions = path.startsWith(filmsPath) ? allCaptions(config.publicDir).get(path) : undefined;
        if (captions === undefined) return next();
        response.setHeader('Content-Type', 'text/vtt; charset=utf-8');
        response.end(captions);
      });
    },
  };
}

/** Writes the films' captions into the site built in `directory` and removes films that `videos.yaml` does not use. */
export function publishFilms(directory: string): void {
  const videos = Object.values(readContent('content/videos').videos);
  const used = new Set(videos.flatMap(({ film, poster }) => [film?.file, film?.mp4, poster]));
  for (const file of globSync('films/*.*', { cwd: directory })) {
    if (!used.has(filmsPath + basename(file))) rmSync(join(directory, file));
  }
  for (const [address, captions] of allCaptions(directory)) writeFileSync(join(directory, address), captions);
}
