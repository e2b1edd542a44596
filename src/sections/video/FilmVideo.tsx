import { type Ref, useEffect, useRef } from 'react';
import { clockTime } from '../../content/format.ts';
import { englishLanguage } from '../../content/in-language.ts';
import copy from '../../content/videos.yaml';
import { defaultLanguage } from '../../site.ts';
import section from './FilmSection.module.css';
import styles from './FilmVideo.module.css';
import { playFilm } from './use-player.ts';
import type { VideoName, VideoSource } from './video-source.ts';

interface FilmVideoProps {
  readonly ref: Ref<HTMLVideoElement>;
  readonly name: VideoName;
  readonly source: Extract<VideoSource, { kind: 'film' }>;
  readonly onFailed: () => void;
}

const hasPicture = ({ readyState }: HTMLMediaElement) => readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

/** How long a film may bring neither data nor a picture, in milliseconds. */
const pictureTimeout = 8000;

/**
 * A film of the site. It plays automatically, muted and in a loop, with captions and controls, but without fullscreen.
 *
 * A browser that cannot decode the picture may report no error: it plays without a picture, or waits for ever (WebM on older
 * iPhones). In both cases the film's MP4 plays instead. Without one, or if that brings no picture either, the film has failed.
 */
export function FilmVideo({ ref, name, source, onFailed }: FilmVideoProps) {
  const { title, poster } = copy.videos[name];
  const { file, mp4, captions } = source;
  const timer = useRef<number>(undefined);
  const stopWaiting = () => window.clearTimeout(timer.current);
  const waitAgain = (video: HTMLVideoElement) => {
    stopWaiting();
    timer.current = window.setTimeout(() => fallBack(video), pictureTimeout);
  };
  function fallBack(video: HTMLVideoElement) {
    stopWaiting();
    if (mp4 === undefined || video.currentSrc.endsWith(mp4)) return onFailed();
    // Takes precedence over the `source` elements.
    video.src = mp4;
    playFilm(video);
  }

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <video
      ref={ref}
      className={`absolute inset-0 size-full ${styles.film}`}
      aria-label={title}
      poster={poster}
      autoPlay
      muted
      loop
      playsInline
      controls
      controlsList="nofullscreen noremoteplayback"
      disablePictureInPicture
      disableRemotePlayback
      onPlay={({ currentTarget }) => {
        if (!hasPicture(currentTarget)) waitAgain(currentTarget);
      }}
      onProgress={({ currentTarget }) => {
        if (!currentTarget.paused && !hasPicture(currentTarget)) waitAgain(currentTarget);
      }}
      onPause={stopWaiting}
      onLoadedData={({ currentTarget }) => {
        stopWaiting();
        if (currentTarget.videoWidth === 0) fallBack(currentTarget);
      }}
      onError={({ target, currentTarget }) => {
        // In React the errors of `source` elements bubble. After each but the last the browser tries the next one.
        if (target === currentTarget) fallBack(currentTarget);
        else if (target === currentTarget.querySelector('source:last-of-type')) onFailed();
        else waitAgain(currentTarget);
      }}
    >
      <source src={file} type="video/webm" />
      {mp4 === undefined ? null : <source src={mp4} type="video/mp4" />}
      <track default kind="captions" src={captions} srcLang={defaultLanguage} label={copy.player.captions} />
    </video>
  );
}

interface TranscriptProps {
  readonly name: VideoName;
  /** Shows the captions as stations on a line, instead of in a `details`. */
  readonly stations: boolean;
  /** Opens the `details`, where the film itself cannot be played. */
  readonly opened: boolean;
}

/** The transcript of a film: its captions with their times. Renders nothing for a video without a film. */
export function Transcript({ name, stations, opened }: TranscriptProps) {
  const { film } = copy.videos[name];
  if (!film) return null;
  const captions = (
    <ol
      className={stations ? section.stations : 'mt-2 grid max-w-measure gap-1.5'}
      {...(import.meta.env.LANGUAGE ? englishLanguage() : {})}
    >
      {film.captions.map(({ at, text }) => (
        <li key={at} className="grid grid-cols-[3rem_1fr]">
          <span className="text-muted tabular-nums">{clockTime(at)}</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
  if (stations) return captions;
  return (
    <details className="text-small" open={opened}>
      <summary className="min-h-8 w-fit cursor-pointer underline underline-offset-3">
        {copy.player.transcript}
      </summary>
      {captions}
    </details>
  );
}
