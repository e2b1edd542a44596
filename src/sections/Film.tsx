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

/** A film of the site. It plays automatically, muted and in a loop, with captions and controls, but without fullscreen. */
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
  /** Shows the captions as stations on a line, instead of in a closed `details`. */
  readonly open?: boolean;
}

/** The transcript of a film: its captions with their times. Renders nothing for a video without a film. */
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
