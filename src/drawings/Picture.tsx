import type { PictureSource } from './drawing.ts';

interface PictureProps {
  readonly picture: PictureSource;
  /** What it says to those who do not see it; empty, as when it is not given, where words beside it say the same. */
  readonly alternative?: string;
  readonly className?: string;
}

/** A drawing below the fold, as a file: its place is kept, and it is fetched when it comes near. */
export function Picture({ picture, alternative = '', className }: PictureProps) {
  const { src, width, height, background } = picture;
  return (
    <img
      className={className ? `chart-image ${className}` : 'chart-image'}
      data-background={background}
      src={src}
      width={width}
      height={height}
      alt={alternative}
      loading="lazy"
      decoding="async"
    />
  );
}
