import type { PictureSource } from '../drawings/drawing.ts';
import { Picture } from '../drawings/Picture.tsx';
import { FilmPlayer, type VideoName } from './FilmPlayer.island.tsx';

interface FilmProps {
  readonly name: VideoName;
  readonly poster?: PictureSource;
}

/** A film in the page. */
export function Film({ name, poster }: FilmProps) {
  return (
    <FilmPlayer name={name}>
      {poster ? <Picture className="absolute inset-0 size-full object-cover" picture={poster} /> : ''}
    </FilmPlayer>
  );
}
