import type { Ref } from 'react';
import { clockTime } from '../content/format.ts';
import { englishLanguage } from '../content/in-language.ts';
import copy from '../content/videos.yaml';
import { defaultLanguage } from '../site.ts';
import styles from './Film.module.css';
import type { VideoName, VideoSource } from './video-source.ts';

interface FilmProps {
  readonly ref: Ref<HTMLVideoElement>;
  readonly name: VideoName;
  readonly source: Extract<VideoSource, { kind: 'film' }>;
  readonly onFailed: () => void;
}

/** One of the site's own films: it plays at once and again, silently, with captions and controls, and never fills the screen. */
export function Film({ ref, name, source, onFailed }: FilmProps) {
  const { title, poster } = copy.videos[name];
  return (
    <video
      ref={ref}
      className={`absolute inset-0 size-full ${styles.film}`}
      aria-label={title}
      src={source.file}
      poster={poster}
      autoPlay
      muted
      loop
      playsInline
      controls
      controlsList="nofullscreen noremoteplayback"
      disablePictureInPicture
      disableRemotePlayback
      onError={onFailed}
    >
      <track
        default
        kind="captions"
        src={source.captions}
        srcLang={defaultLanguage}
        label={copy.player.captions}
      />
    </video>
  );
}

interface TranscriptProps {
  readonly name: VideoName;
  /** Shows the captions as the stations of the film's way, instead of folding them away. */
  readonly open?: boolean;
}

/** What a film tells, in words: its captions with their times. */
export function Transcript({ name, open = false }: TranscriptProps) {
  const { film } = copy.videos[name];
  if (!film) return null;
  const captions = (
    <ol
      className={open ? styles.stations : 'mt-2 grid max-w-measure gap-1.5'}
      {...(import.meta.env.LANGUAGE ? englishLanguage() : {})}
    >
      {film.captions.map(({ at, text }) => (
        <li key={at} className="grid grid-cols-[3rem_1fr]">
          <span className="text-muted tabular-nums">{clockTime(at)}</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
  if (open) return captions;
  return (
    <details className="text-small">
      <summary className="min-h-8 w-fit cursor-pointer underline underline-offset-3">
        {copy.player.transcript}
      </summary>
      {captions}
    </details>
  );
}
